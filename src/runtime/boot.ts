import { fail, keepEarlyPresses, type LatePlace } from './early-presses.ts'
import { addSheet, holdPaint, isQuick } from './hold-paint.ts'

/**
 * The script in every page's head (pipeline/finish-site.ts). The first paint needs the HTML alone; on a
 * quick line, and between two of our pages, it waits a moment for stylesheet and typefaces. After the
 * paint the stylesheet and the site's code are loaded, and mark-final.ts goes on. Presses before that are
 * kept. See docs/decisions/first-paint.md.
 */
const own = document.currentScript!.dataset
const [app, styles, , ...faces] = own.files!.split(' ') as [string, string, string, ...string[]]
let isStarted = false

for (const name of ['headings', 'figures'] as const) {
  const letters = Uint8Array.from(atob(own[name] ?? ''), (byte) => byte.charCodeAt(0))
  if (letters[0]) document.fonts.add(new FontFace(name, letters, { weight: '1 999' }))
}

function start() {
  if (isStarted) return
  isStarted = true
  if (!document.querySelector(`link[href="${styles}"]`)) addSheet(styles)
  import(/* @vite-ignore */ app).catch(() => {
    isStarted = false
    for (const place of document.querySelectorAll<LatePlace>('[data-island],html'))
      if (place.early) fail(place)
  })
}

keepEarlyPresses(start)
if (document.referrer.startsWith(`${location.origin}/`) || isQuick()) holdPaint([styles, ...faces])
new PerformanceObserver((list) => {
  if (list.getEntriesByName('first-contentful-paint')[0]) start()
}).observe({ type: 'paint', buffered: true })
// WebKit reports no paint of text alone, so the frame after the last file counts as one. (ms)
addEventListener('load', () => requestAnimationFrame(() => setTimeout(start, 100)))

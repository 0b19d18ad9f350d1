import { fail, keepEarlyPresses, type LatePlace } from './early-presses.ts'
import { addSheet, holdPaint, isQuick } from './hold-paint.ts'

/**
 * The script in every page's head (pipeline/finish-site.ts). The first paint needs the HTML alone; on a
 * quick line, and between two of our pages, it waits a moment for late styles and typefaces. After the
 * paint it loads the late styles and client.ts. Presses before that are kept. All that happens, in order:
 * page-states.ts.
 */
const own = document.currentScript!.dataset
const [app, late, , ...faces] = own.files!.split(' ') as [string, string, string, ...string[]]
let isStarted = false

for (const name of ['headings', 'figures'] as const) {
  const letters = Uint8Array.from(atob(own[name] ?? ''), (byte) => byte.charCodeAt(0))
  if (letters[0]) document.fonts.add(new FontFace(name, letters, { weight: '1 999' }))
}

function start() {
  if (isStarted) return
  isStarted = true
  if (!document.querySelector(`link[href="${late}"]`)) addSheet(late)
  import(/* @vite-ignore */ app).catch(() => {
    isStarted = false
    for (const place of document.querySelectorAll<LatePlace>('[data-island],html'))
      if (place.early || place.dataset.wake === 'load') fail(place)
  })
}

keepEarlyPresses(start)
if (document.referrer.startsWith(`${location.origin}/`) || isQuick()) holdPaint([late, ...faces])
new PerformanceObserver((list) => {
  if (list.getEntriesByName('first-contentful-paint')[0]) start()
}).observe({ type: 'paint', buffered: true })
// WebKit reports no paint of text alone, so the frame after the last file counts as one. (ms)
addEventListener('load', () => requestAnimationFrame(() => setTimeout(start, 100)))

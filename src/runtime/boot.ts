import { fail, keepEarlyPresses, type LatePlace } from './early-presses.ts'
import { addSheet, holdPaint, isQuick } from './hold-paint.ts'

/**
 * The script in every page's head (pipeline/finish-site.ts). The first paint needs the HTML alone. Only on
 * a quick line, and between two of our pages, may stylesheet and typefaces hold it for a moment. After
 * the paint come the stylesheet, the site's code, and the typefaces for the next page's cache. Presses
 * before that are kept. See docs/decisions/first-paint.md.
 */
const own = document.currentScript!.dataset
const files = own.files!.split(' ')
const [app, styles, , ...faces] = files as [string, string, string, ...string[]]
const root = document.documentElement
let isStarted = false

for (const name of ['headings', 'figures'] as const) {
  const letters = Uint8Array.from(atob(own[name] ?? ''), (byte) => byte.charCodeAt(0))
  if (letters[0]) document.fonts.add(new FontFace(name, letters, { weight: '1 999' }))
}

function isAdded(path: string) {
  return root.querySelector<HTMLLinkElement>(`link[href="${path}"]`)
}

/** Marks the page as final: no style of this view is still to come. */
function settle() {
  root.dataset.faces = ''
}

function keep(path: string) {
  if (!isAdded(path)) void fetch(path, { priority: 'low' }).catch(() => undefined)
}

function start() {
  if (isStarted) return
  isStarted = true
  const sheet = isAdded(styles) ?? addSheet(styles)
  if (sheet.sheet) settle()
  else sheet.addEventListener('load', settle)
  // The page itself comes first.
  setTimeout(() => keep(faces[0]!), 1_000)
  addEventListener('scroll', () => faces.slice(1).forEach(keep), { once: true })
  import(/* @vite-ignore */ app).catch(() => {
    isStarted = false
    for (const place of root.querySelectorAll<LatePlace>('[data-island],html'))
      if (place.early) fail(place)
  })
}

keepEarlyPresses(start)
if (document.referrer.startsWith(`${location.origin}/`) || isQuick()) holdPaint([styles, ...faces])
new PerformanceObserver((list) => {
  if (list.getEntriesByName('first-contentful-paint')[0]) start()
}).observe({ type: 'paint', buffered: true })
// Some browsers report no paint.
setTimeout(start, 2_000)

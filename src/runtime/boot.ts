import { fail, keepEarlyPresses, type LatePlace } from './early-presses.ts'
import { addSheet, holdPaint, isQuick } from './hold-paint.ts'

/**
 * The script in every page's head (pipeline/boot-script.ts), whose attribute has the addresses of the
 * site's code, its stylesheet, the islands' one and the page's typefaces. The first paint needs the HTML alone. On a line
 * that is known to be quick, and for visitors who come from another of our pages, the typefaces and the
 * stylesheet may hold it for a moment. After the paint come the stylesheet, the site's code, and the
 * typefaces into the cache, for the next page. A press that comes before the code is kept. The face of
 * the headings is inside the page: bytes that a script has decoded need no frame of their own.
 */
const own = document.currentScript!.dataset
const files = own.files!.split(' ')
const [app, styles, , ...faces] = files as [string, string, string, ...string[]]
const root = document.documentElement
let isStarted = false

const letters = Uint8Array.from(atob(own.headings!), (byte) => byte.charCodeAt(0))
document.fonts.add(new FontFace('Headings', letters, { weight: '1 999' }))

function isAdded(path: string) {
  return root.querySelector<HTMLLinkElement>(`link[href="${path}"]`)
}

/** Marks the page as final: no style or typeface of this view is still to come. */
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
  // Leaves the line to the page itself until then.
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
// A browser may keep its paints to itself.
setTimeout(start, 2_000)

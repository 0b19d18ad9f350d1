import { builtFiles, linkTo } from './built-files.ts'
import { addSheet } from './hold-paint.ts'

/** Brings the typefaces that the first paint did without. */
export function bringFaces() {
  const [sans, ...others] = builtFiles().faces
  // Wait, because the page's own files come first.
  setTimeout(() => applySansBelow(sans!), 1_000)
  addEventListener('scroll', () => others.forEach(keep), { once: true })
}

/** Sets what is below the first screen in our sans, if the typeface came too late for the first paint. */
function applySansBelow(path: string) {
  const early = linkTo(path)
  if (early && early.media === '') return
  document.documentElement.dataset.facesLate = ''
  early?.remove()
  addSheet(path).addEventListener('load', () => void applyToParts())
}

async function applyToParts() {
  const [face] = await document.fonts.load('1em Archivo').catch(() => [])
  if (!face) return
  const sans = getComputedStyle(document.body).fontFamily
  // All are measured before the first is changed, so that the page is laid out once.
  const parts = [document.querySelector('main')!, document.body].flatMap(partsBelow)
  const isSans = parts.map((part) => getComputedStyle(part).fontFamily === sans)
  parts.forEach((part, place) => (part.dataset.facesApplied = isSans[place] ? 'sans' : ''))
}

/** The largest parts that lie wholly below the view. What stands beside something seen stays: a new width there may move both. */
function partsBelow(whole: Element): HTMLElement[] {
  return [...(whole.children as HTMLCollectionOf<HTMLElement>)].flatMap((part) => {
    const { top, bottom } = part.getBoundingClientRect()
    if (top > innerHeight) return [part]
    const { display, gridTemplateColumns } = getComputedStyle(part)
    // Without a box, its children stand in the column around it. What is inside an island is React's.
    if (display === 'contents' && !part.dataset.island) return partsBelow(part)
    const isColumn =
      ['block', 'list-item', 'grid'].includes(display) && !gridTemplateColumns.includes(' ')
    return bottom > innerHeight && isColumn ? partsBelow(part) : []
  })
}

/** Puts a file into the cache, for the next page. */
function keep(path: string) {
  if (!linkTo(path)) void fetch(path, { priority: 'low' }).catch(() => undefined)
}

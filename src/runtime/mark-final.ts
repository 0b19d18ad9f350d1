import { builtFiles } from './built-files.ts'
import { addSheet } from './hold-paint.ts'

/** Marks the page as final once its late styles are there. Then come the typefaces, for what nobody has seen yet. */
export function markFinal() {
  const { styles, faces } = builtFiles()
  const sheet = linkTo(styles)!
  if (sheet.sheet) mark()
  else sheet.addEventListener('load', mark)
  // Wait, because the page's own files come first.
  setTimeout(() => dressBelow(faces[0]!), 1_000)
  addEventListener('scroll', () => faces.slice(1).forEach(keep), { once: true })
}

function mark() {
  document.documentElement.dataset.lateStyles = ''
}

/** Sets what is below the first screen in our sans, if the typeface came too late for the first paint. */
function dressBelow(path: string) {
  const early = linkTo(path)
  if (early && early.media === '') return
  document.documentElement.dataset.facesLate = ''
  early?.remove()
  addSheet(path).addEventListener('load', () => void dress())
}

async function dress() {
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
    return bottom > innerHeight && isColumn(part) ? partsBelow(part) : []
  })
}

function isColumn(part: Element): boolean {
  const { display, gridTemplateColumns } = getComputedStyle(part)
  return ['block', 'list-item', 'grid'].includes(display) && !gridTemplateColumns.includes(' ')
}

/** Puts a file into the cache, for the next page. */
function keep(path: string) {
  if (!linkTo(path)) void fetch(path, { priority: 'low' }).catch(() => undefined)
}

function linkTo(path: string) {
  return document.querySelector<HTMLLinkElement>(`link[href="${path}"]`)
}

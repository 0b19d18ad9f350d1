import { builtFiles } from './built-files.ts'

/** Marks the page as final once its late styles are there, and puts its typefaces into the cache for the next. */
export function markFinal() {
  const { styles, faces } = builtFiles()
  const sheet = linkTo(styles)!
  if (sheet.sheet) mark()
  else sheet.addEventListener('load', mark)
  // Wait, because the page's own files come first.
  setTimeout(() => keep(faces[0]!), 1_000)
  addEventListener('scroll', () => faces.slice(1).forEach(keep), { once: true })
}

function mark() {
  document.documentElement.dataset.faces = ''
}

function keep(path: string) {
  if (!linkTo(path)) void fetch(path, { priority: 'low' }).catch(() => undefined)
}

function linkTo(path: string) {
  return document.querySelector<HTMLLinkElement>(`link[href="${path}"]`)
}

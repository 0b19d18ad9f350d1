import { builtFiles, linkTo } from './built-files.ts'

/** Marks the page once its late styles, which boot.ts asked for, are there. */
export function markLateStyles() {
  const late = linkTo(builtFiles().late)!
  if (late.sheet) mark()
  else late.addEventListener('load', mark)
}

function mark() {
  document.documentElement.dataset.lateStyles = ''
}

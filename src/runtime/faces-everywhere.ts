import { builtFiles, linkTo } from './built-files.ts'
import { addSheet } from './hold-paint.ts'

/**
 * Sets the whole page in typefaces that came too late for the first paint. Only where a press has made everything
 * new: elsewhere lines would move.
 */
export function applyFacesEverywhere() {
  delete document.documentElement.dataset.facesLate
  for (const path of builtFiles().faces) {
    const late = linkTo(path)
    if (late) late.media = ''
    else addSheet(path)
  }
}

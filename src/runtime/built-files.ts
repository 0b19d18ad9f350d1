import { addSheet } from './hold-paint.ts'

/** The files that the boot script was given: code, late styles, islands' styles, typefaces. */
export function builtFiles() {
  const { files } = document.querySelector<HTMLElement>('[data-files]')!.dataset
  const [, styles, islands, ...faces] = files!.split(' ') as [string, string, string, ...string[]]
  return { styles, islands, faces }
}

/**
 * Applies the typefaces that came too late for the first paint. For a view that a press has opened, since
 * everything there is new: elsewhere lines would move.
 */
export function applyFaces() {
  for (const href of builtFiles().faces) {
    const late = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`)
    if (late) late.media = ''
    else addSheet(href)
  }
}

/** The files that the boot script was given: code, late styles, islands' styles, typefaces. */
export function builtFiles() {
  const { files } = document.querySelector<HTMLElement>('[data-files]')!.dataset
  const [, late, islands, ...faces] = files!.split(' ') as [string, string, string, ...string[]]
  return { late, islands, faces }
}

/** The link to a stylesheet among them, if it has been asked for. */
export function linkTo(path: string) {
  return document.querySelector<HTMLLinkElement>(`link[href="${path}"]`)
}

/** The files that the boot script was given: code, late styles, islands' styles, typefaces. */
export function builtFiles() {
  const { files } = document.querySelector<HTMLElement>('[data-files]')!.dataset
  const [, styles, islands, ...faces] = files!.split(' ') as [string, string, string, ...string[]]
  return { styles, islands, faces }
}

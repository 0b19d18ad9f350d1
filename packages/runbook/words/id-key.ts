/** '07', '7' and '7.0' are one id: spreadsheets add and drop zeros. */
export function idKey(id: string): string {
  return id
    .toLowerCase()
    .replace(/^0+(?=\d)/, '')
    .replace(/^(\d+)\.0$/, '$1')
}

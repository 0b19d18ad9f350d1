/** What two ids have in common when they are one: '07', '7' and '7.0', since spreadsheets add and drop zeros. */
export const idKey = (id: string): string =>
  id
    .toLowerCase()
    .replace(/^0+(?=\d)/, '')
    .replace(/^(\d+)\.0$/, '$1')

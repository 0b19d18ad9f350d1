/** '07', '7' and '7.0' are one id, and so are 'T-07' and 'T-7': spreadsheets and people add and drop zeros. */
export function idKey(id: string): string {
  return id
    .toLowerCase()
    .replace(/(?<=^|[a-z]|[a-z]-)0+(?=\d)/g, '')
    .replace(/^(\d+)\.0$/, '$1')
}

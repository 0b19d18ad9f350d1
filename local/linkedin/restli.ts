/**
 * The URNs of a Rest.li 2.0 list parameter: `name=List(a,b)`, each URN percent-encoded. It reads
 * the raw query, since decoding it first would lose which commas are separators.
 */
export function listParameter(rawQuery: string, name: string): string[] | undefined {
  const raw = rawQuery.split('&').find((part) => part.startsWith(`${name}=`))
  const list = raw && /^[^=]+=List\((.*)\)$/.exec(raw)
  if (!list) return undefined
  return list[1] === '' ? [] : list[1]!.split(',').map(decodeURIComponent)
}

/** Whether a query uses the older protocol's `ids[0]=`, which version 2.0 refuses. */
export function hasIndexedParameter(rawQuery: string): boolean {
  return /(^|&)[a-z]+(\[|%5B)\d/i.test(rawQuery)
}

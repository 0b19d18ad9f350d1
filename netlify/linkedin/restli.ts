/**
 * A Rest.li 2.0 list parameter: the brackets and commas literal, each URN percent-encoded. The
 * older `ids[0]=` is refused with QUERY_PARAM_NOT_ALLOWED.
 */
export function listParameter(name: string, urns: string[]): string {
  return `${name}=List(${urns.map(encodeURIComponent).join(',')})`
}

/** Splits a list into groups of at most `size`. */
export function batches<T>(list: T[], size: number): T[][] {
  const count = Math.ceil(list.length / size)
  return Array.from({ length: count }, (_, index) => list.slice(index * size, (index + 1) * size))
}

/** A list of two texts each, from a table of them: `pairs('name', 'text', { Plan: 'Draft it' })`. */
export function pairs<First extends string, Second extends string>(
  first: First,
  second: Second,
  texts: Readonly<Record<string, string>>,
) {
  return Object.entries(texts).map(
    (pair) => ({ [first]: pair[0], [second]: pair[1] }) as Record<First | Second, string>,
  )
}

/** A list of two facts each, from a table of them: `pairs('name', 'text', { Plan: 'Draft it' })`. */
export function pairs<First extends string, Second extends string, const T>(
  first: First,
  second: Second,
  table: Readonly<Record<string, T>>,
) {
  return Object.entries(table).map(
    (pair) =>
      ({ [first]: pair[0], [second]: pair[1] }) as Record<First, string> & Record<Second, T>,
  )
}

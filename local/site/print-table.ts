import type { RunningSite } from './start-site.ts'

/** Prints where the site is, and which services are real. */
export function printTable(product: string, { url, services }: RunningSite) {
  const rows = [
    [product, '', url],
    ...services.map(({ name, isLocal, note }) => [name, isLocal ? 'local' : 'real', note]),
  ]

  function width(column: number) {
    return Math.max(...rows.map((row) => row[column]!.length))
  }

  const lines = rows.map(([first, second, third]) =>
    `  ${first!.padEnd(width(0))}  ${second!.padEnd(width(1))}  ${third}`.trimEnd(),
  )
  console.log(`\n${lines.join('\n')}\n\n  Ctrl-C stops everything.\n`)
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../../local/repository.ts'

/** The rows of a table in docs/reliability.md, which stands between two comments with its name. */
export function documented(name: string): string[][] {
  const page = readFileSync(join(repository, 'docs/reliability.md'), 'utf8')
  const [, section = ''] = page.split(new RegExp(`<!-- (?:end of )?${name}\\b.*-->`))
  const [, , ...rows] = section.trim().split('\n')
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

/** The other cells of a table's rows, by each case that its last cell lists: 'reset; silence; 403'. */
export function documentedCases(name: string): Map<string, string[]> {
  const rows = documented(name).map((row) => [row.at(-1)!.split('; '), row.slice(0, -1)] as const)
  return new Map(rows.flatMap(([cases, cells]) => cases.map((each) => [each, cells] as const)))
}

import { inColumns } from '../../local/in-columns.ts'
import { kinds, type Kind } from './finding.ts'
import type { Report } from './check.ts'

/** The report as a table for people: by kind, what was found, where, and what to do there. */
export function toTable({ findings, undecided }: Report): string {
  const groups = Map.groupBy(findings, ({ kind }) => kind)
  const parts = [...groups].map(([kind, found]) => {
    const rows = found.map(({ what, file, line, todo }) => [short(what), `${file}:${line}`, todo])
    return `${kinds[kind satisfies Kind]} (${found.length})\n${inColumns(rows)}`
  })
  const count = findings.length
  const reminder = `Optional, unset, and not declared off in launch.json:\n  ${undecided.join('\n  ')}`
  if (undecided.length > 0) parts.push(reminder)
  parts.push(count === 0 ? 'Ready to launch.' : `${count} to settle before the launch.`)
  return parts.join('\n\n')
}

function short(text: string): string {
  return text.length > 64 ? `${text.slice(0, 63)}…` : text
}

import type { Role } from '../../reading.ts'
import { rolesOf } from '../headings/roles.ts'

const roles: readonly Role[] = ['owner', 'duration', 'start', 'finish', 'after']

/** What 'Owner: Ana, Rank: 1, Duration: 2 h, After: T1, T2' says by role; null if fewer than `least` of its labels are known. */
export function readLabels(text: string, least = 2): ReadonlyMap<Role, string> | null {
  const found = new Map<Role, string>()
  let last: Role = ''
  for (const part of text.replaceAll('**', '').split(/[,;|]\s/)) {
    const [, label = '', value = ''] = /^\s*([\p{L} ]{2,20}?)\s?:\s*(\S.*?)\s*$/u.exec(part) ?? []
    if (label === '' && (last === 'after' || last === 'owner'))
      found.set(last, `${found.get(last)}, ${part}`)
    if (label === '') continue
    last = rolesOf(label).find(({ role }) => roles.includes(role))?.role ?? ''
    if (last !== '' && !found.has(last)) found.set(last, value)
  }
  return found.size >= least ? found : null
}

/** A line inside an item with one of its labels: '   - Owner: Ana'. */
const label = /^(?: {2,}|\t)\s*[-*+•]\s+(\**[\p{L} ]{2,20}?\**\s?:\**\s+\S.*)$/u

/** The labels inside an item, on lines of their own, as '**Restore** — Owner: Ana; Duration: 1 h'. */
export function joinLabels(lines: readonly string[]): readonly string[] {
  const joined: string[] = []
  for (let at = 0; at < lines.length;) {
    const head = lines[at]!
    let end = at + 1
    while (end < lines.length && label.test(lines[end]!)) end++
    const below = lines.slice(at + 1, end)
    const labels = below.map((line) => label.exec(line)![1]!).join('; ')
    const [, mark, name] = /^(\s*(?:[-*+•]|\d{1,3}[.)])\s+)(\S.*)$/.exec(head) ?? []
    const isItem = below.length > 1 && name !== undefined && readLabels(labels) !== null
    if (isItem) joined.push(`${mark}**${name.replaceAll('**', '')}** — ${labels}`)
    else joined.push(head, ...below)
    at = end
  }
  return joined
}

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const file = join(import.meta.dirname, '../../../docs/reliability.md')

/** The table between a section's marks in docs/reliability.md, with the columns' widths undone. */
export async function readSection(name: string) {
  return normalise((await parts(name)).section)
}

/** Writes a section of docs/reliability.md. */
export async function writeSection(name: string, text: string) {
  const { before, after } = await parts(name)
  await writeFile(file, `${before}\n\n${text}\n\n${after}`)
}

/** A Markdown table. */
export function table(head: string[], rows: string[][]) {
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function line(cells: string[]) {
  return `| ${cells.join(' | ')} |`
}

/** A table as it is compared: the formatter pads its cells. */
export function normalise(text: string) {
  return text
    .trim()
    .replace(/ *\| */g, '|')
    .replace(/-{3,}/g, '---')
}

async function parts(name: string) {
  const text = await readFile(file, 'utf8')
  const [start, end] = [`<!-- ${name}: written by the tests -->`, `<!-- end of ${name} -->`]
  const from = text.indexOf(start) + start.length
  const to = text.indexOf(end)
  if (from < start.length || to < from) throw new Error(`${file} has no section ${name}`)
  return { before: text.slice(0, from), section: text.slice(from, to), after: text.slice(to) }
}

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { repository } from '../local/repository.ts'

/** The parts of a document that a command writes, each between two comments that name it. */
export function sectionsOf(name: string) {
  const file = join(repository, name)

  async function parts(section: string) {
    const text = await readFile(file, 'utf8')
    const start = new RegExp(`<!-- ${section}: written by [^>]*-->`).exec(text)
    const to = text.indexOf(`<!-- end of ${section} -->`)
    if (!start || to < start.index) throw new Error(`${name} has no section ${section}`)
    const from = start.index + start[0].length
    return { before: text.slice(0, from), text: text.slice(from, to), after: text.slice(to) }
  }

  return {
    /** A section as it is compared: the formatter pads the cells of a table. */
    read: async (section: string) => normalise((await parts(section)).text),
    write: async (section: string, text: string) => {
      const { before, after } = await parts(section)
      const page = `${before}\n\n${text}\n\n${after}`
      const settings = { ...(await resolveConfig(file)), filepath: file }
      await writeFile(file, await format(page, settings))
    },
  }
}

/** A Markdown table. */
export function table(head: string[], rows: string[][]): string {
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function line(cells: string[]) {
  return `| ${cells.join(' | ')} |`
}

/** A table without the padding of its cells. */
export function normalise(text: string): string {
  return text
    .trim()
    .replace(/ *\| */g, '|')
    .replace(/-{3,}/g, '---')
}

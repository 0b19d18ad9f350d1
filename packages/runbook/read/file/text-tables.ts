import { Refused, limits } from '../../failure.ts'
import { withoutNoise, type Sheet } from './table.ts'

/** Takes away what Markdown and wikis write around words: bold, code, links, ticked boxes, line breaks. */
export function unmarked(text: string): string | null {
  const words = text
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/!?\[([^\]]{0,200})\]\([^)]{0,500}\)/g, '$1')
    .replace(/\[\[(?:[^|\]]{0,200}\|)?([^\]]{0,200})\]\]/g, '$1')
    .replace(/(\*\*|__|''')(.+?)\1/g, '$2')
    .replace(/\[([^|\]]{1,200})\|[^\]]{0,500}\]/g, '$1')
    .replace(/`([^`]+)`|\{\{([^{}]+)\}\}/g, '$1$2')
    .replace(/(?<![\p{L}\p{N}])(?:\*(\S[^*]*\S|\S)\*|_(\S[^_]*\S|\S)_)(?![\p{L}\p{N}])/gu, '$1$2')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    // A number of a row that is struck out is still its number.
    .replace(/^\s*~~([^\s~]*\d[^\s~]*)~~\s*$/, '$1')
    .trim()
  return words === '' ? null : withoutNoise(words)
}

/** The rule below the headings: |---|:-:|, or |---+---| as Emacs draws it. A single dash may stand for nothing in a cell. */
function isRule(cells: readonly string[]): boolean {
  return (
    cells.every((cell) => /^\s*:?-[-+]*:?\s*$|^\s*$/.test(cell)) &&
    cells.some((cell) => /--|:-|-:/.test(cell))
  )
}

/** Splits '| a | b |' and '|| a || b ||'. A bar behind a backslash or in a wiki's link is part of the text. */
function cellsOf(line: string): string[] {
  const bar = line.startsWith('||') ? '||' : '|'
  const kept = line
    .replace(/\[{1,2}[^[\]]{0,400}\]{1,2}/g, (link) => link.replaceAll('|', '\u0000'))
    .replace(/`[^`]{0,400}`/g, (code) => code.replaceAll('|', '\u0000'))
    .replaceAll('\\|', '\u0000')
  const inner = kept.slice(bar.length).replace(/\|{1,2}\s*$/, '')
  return inner.split(bar).map((cell) => cell.replaceAll('\u0000', '|'))
}

/** MediaWiki: '{|' begins a table, '|-' a row, '!' a heading, '|' a cell. */
function wikiRows(lines: readonly string[]): string[][] {
  const rows: string[][] = [[]]
  for (const line of lines) {
    if (line.startsWith('|-')) rows.push([])
    else if (/^[|!](?![}+])/.test(line))
      rows.at(-1)!.push(
        ...line
          .slice(1)
          .split(/\|\||!!/)
          .map((cell) => cell.replace(/^[^|[]*\|(?!\|)/, '')),
      )
    else if (!/^[{|]/.test(line) && rows.at(-1)!.length > 0) {
      const row = rows.at(-1)!
      row[row.length - 1] += `\n${line}`
    }
  }
  return rows.filter((row) => row.length > 0)
}

function sheetOf(name: string, rows: readonly (readonly string[])[]): Sheet | null {
  const filled = rows
    .filter((row, at) => !isRule(row) && !(at === 1 && row.every((cell) => cell.trim() === '-')))
    .map((row) => row.map(unmarked))
  if (filled.length < 2 || !filled.some((row) => row.length > 1)) return null
  if (filled.length > limits.rows || filled.some((row) => row.length > limits.columns))
    throw new Refused('too_many_rows')
  return { name, rows: filled, of: 'table' }
}

/** The rule of a table whose lines neither begin nor end with a bar. */
const bareRule = /^\s*(?::-+:?|-+:|-{2,})\s*(?:\|\s*(?::-+:?|-+:|-{2,})\s*)+$/

/** A dash a column: a rule only right below the first line of a table, and elsewhere cells without a value. */
const shortRule = /^\s*-\s*(?:\|\s*-\s*)+$/

/** Writes the bar that Markdown lets people leave out at the beginning of each line. */
function withBars(lines: readonly string[]): readonly string[] {
  const barred = [...lines]
  for (const [at, line] of lines.entries()) {
    const isShort = shortRule.test(line) && !lines[at - 2]?.includes('|')
    if (!isShort && !bareRule.test(line)) continue
    for (
      let row = at - 1;
      barred[row]?.includes('|') && !barred[row]!.trimStart().startsWith('|');
      row++
    )
      barred[row] = `| ${barred[row]!}`
  }
  return barred
}

/** '+----+------+' above, below and between the rows of a table that is drawn with signs. */
const frame = /^\+(?:[-=:]{2,}\+)+$/

/** Where a line is drawn below every row, a row may take several lines: its cells go on in the next line. */
function joinFramed(rows: readonly string[][], frames: readonly number[]): string[][] {
  if (frames.length < 4) return [...rows]
  // Lines between groups of rows: each line of a group has its own first cell.
  const goesOn = rows.some((row, at) => !frames.includes(at) && row[0]!.trim() === '')
  if (rows.length > frames.length && !goesOn) return [...rows]
  return frames.slice(1).flatMap((to, i) => {
    const [first, ...more] = rows.slice(frames[i], to)
    if (!first) return []
    return [first.map((cell, at) => [cell, ...more.map((row) => row[at] ?? '')].join('\n').trim())]
  })
}

/** A text without what stands between '<!--' and '-->', which no reader of the page sees. */
export function withoutComments(text: string): string {
  const [first = '', ...others] = text.split('<!--')
  const seen = others.map((part) => {
    const end = part.indexOf('-->')
    return end < 0 ? `<!--${part}` : part.slice(end + 3)
  })
  return first + seen.join('')
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  rarr: '→',
}

/** A row of an HTML table as one with bars. */
function rowWithBars(row: string): string {
  const cells = row
    .split(/<t[dh](?:\s[^<>]{0,200})?>/i)
    .slice(1)
    .map((cell) =>
      cell
        .replace(/<br\s?\/?>/gi, ' ')
        .replace(/<[^<>]{0,300}>/g, '')
        .replace(/&(\w{2,6});/g, (written, name: string) => entities[name] ?? written)
        .replace(/\s+/g, ' ')
        .replaceAll('|', '\\|')
        .trim(),
    )
  return cells.length > 0 ? `| ${cells.join(' | ')} |` : ''
}

/** A page with its HTML tables written with bars. */
export function withBarredTables(text: string): string {
  const [first = '', ...others] = text.split(/<table(?:\s[^<>]{0,200})?>/i)
  return (
    first +
    others
      .map((part) => {
        const [table = '', ...rest] = part.split(/<\/table>/i)
        const rows = table.split(/<tr(?:\s[^<>]{0,200})?>/i).slice(1)
        return ['', ...rows.map(rowWithBars).filter(Boolean), '', rest.join('')].join('\n')
      })
      .join('')
  )
}

/** A table that is drawn with signs for boxes, '│ 1 │' and '├───┼───┤', as one with bars and lines. */
export function withDrawnTables(text: string): string {
  return text
    .replace(/^[ \t]*[├┌└┝┠╞╟╔╚╠┏┗┣]([─━═┼┬┴╪╬╦╩┿╋┳┻╫╤╧]+)[┤┐┘┥┨╡╢╗╝╣┓┛┫][ \t]*$/gmu, (line) =>
      line.trim().replace(/[─━═]/gu, '-').replace(/[^-]/gu, '+'),
    )
    .replace(/[│┃║]/gu, '|')
}

/** Whether a text has a table in Markdown or a wiki’s marks. */
export function hasTextTable(text: string): boolean {
  const bars = text.match(/^[ \t]*\|.*\|[ \t]*$/gm)?.length ?? 0
  return (
    bars >= 3 ||
    /^\{\|/m.test(text) ||
    text.split('\n').some((line) => bareRule.test(line.trimEnd()) || shortRule.test(line.trimEnd()))
  )
}

/** '## Rollback', 'h2. Rollback', '== Rollback ==', '**Rollback**', 'Rollback:'; null for other lines. */
export function titleOf(line: string): string | null {
  if (line.length > 200) return null
  const [, ...titles] =
    /^(?:#{1,6}\s+(.+?)\s*#*|h[1-6]\.\s+(.+)|={1,6}\s*(.+?)\s*={1,6}|(?:\*\*|__)([^*_]+?):?(?:\*\*|__):?|([^:|.]{2,60}):)$/.exec(
      line,
    ) ?? []
  return titles.find((title) => title !== undefined) ?? null
}

/** Reads every table of a Markdown or wiki page as a sheet, named by the heading above it. Throws Refused: too_many_rows. */
export function readTextTables(text: string): Sheet[] {
  const sheets: (Sheet | null)[] = []
  let [title, rows] = ['', [] as string[][]]
  let wiki: string[] | null = null
  let above = ''
  let frames: number[] = []

  function end() {
    sheets.push(sheetOf(title, joinFramed(rows, frames)))
    rows = []
    frames = []
  }

  for (const raw of withBars(text.replace(/^\ufeff/, '').split(/\r?\n/))) {
    const line = raw.trim()
    if (wiki) {
      if (!line.startsWith('|}')) wiki.push(line)
      else {
        sheets.push(sheetOf(title, wikiRows(wiki)))
        wiki = null
      }
      continue
    }
    if (frame.test(line)) {
      frames.push(rows.length)
      continue
    }
    // A line below a title may underline it.
    if (/^(?:={3,}|-{3,})$/.test(line)) {
      if (rows.length > 0) end()
      title = above || title
      above = ''
      continue
    }
    const heading = titleOf(line)
    above = line.startsWith('|') || line.length > 200 ? '' : line
    if (line.startsWith('{|')) wiki = []
    else if (line.startsWith('|') && line.length > 1) rows.push(cellsOf(line))
    else {
      if (rows.length > 0) end()
      title = heading ?? title
    }
  }
  end()
  return sheets.filter((sheet) => sheet !== null)
}

import { durationParts } from '../cells/duration-words.ts'
import { isBackout, isCalledOff, isNo } from '../cells/words.ts'
import { isNamed } from '../columns/columns.ts'
import { columnKinds, fields, type Field, type Mapping } from '../columns/fields.ts'
import {
  cellText,
  columnLetters,
  longestValue,
  partAt,
  placeOf,
  type Cell,
  type Row,
  type Sheet,
} from '../file/table.ts'
import { answerTo, chosenOf, type Choices, type LeftOut } from '../questions/choices.ts'

export type SheetRow = {
  /** The spreadsheet's row number. With several sheets, the count continues from one to the next. */
  readonly number: number
  /** 'row 14', 'row 14 of “Backout”'. */
  readonly place: string
  readonly part: number
  readonly indent: number
  /** Whether nothing says who does it, when, how long or after what. */
  readonly isBare: boolean
  readonly isHeading: boolean
  /** Whether a cell, such as one under 'Type', is only 'Backout' or 'Rollback step'. */
  readonly isMarkedBackout: boolean
  readonly name: string
  readonly cell: (field: Field) => Cell
  readonly text: (field: Field) => string
  readonly at: (field: Field) => string
}

export type Headings = {
  readonly has: (field: Field) => boolean
  readonly heading: (field: Field) => string
  /** 'column D'; '' where the sheet has none. */
  readonly column: (field: Field) => string
  /** The sheets that are read; '' for a single sheet. `shift` was added to the sheet's own row numbers. */
  readonly parts: readonly { readonly name: string; readonly shift: number }[]
}

export type Table = Headings & {
  readonly rows: readonly SheetRow[]
  readonly leftOut: readonly LeftOut[]
}

const rowMeanings = ['task', 'backout', 'out'] as const

export function saidOfRow(choices: Choices, row: number) {
  return chosenOf(choices, { about: 'row', number: row }, rowMeanings)
}

const working = ['owner', 'team', 'duration', 'start', 'finish', 'after', 'before'] as const

const total =
  /^(?:(?:sub|grand|overall)[ -]?)?total(?:s|e|en)?\b|^(?:zwischen|gesamt)?summe\b|^gesamt(?:dauer|zeit|laufzeit)?\b|^somme\b/i
/** 'Total time:', but not a task called 'Total the ledgers'. */
const bareTotal = new RegExp(
  `(?:${total.source})(?: (?:time|duration|mins?|minutes|hours|hrs))?[ :]*$`,
  'i',
)

/** 'Note: …', '* NB …', 'Hinweis: …', 'Page 2 of 3': words about the plan and no work. */
const note =
  /^\W*(?:(?:notes?|nb|n\.b\.|please note|remarks?|comments?|hinweise?|anmerkung(?:en)?|bemerkung(?:en)?|remarques?|notas?|observaci(?:o|ó)n(?:es)?)\s*[:–—]|nb\b|n\.b\.|(?:page|seite|p[aá]gina) \d+(?: ?(?:of|von|de|sur|\/) ?\d+)?$)/i

const backoutMark = /^(?:back|roll|fall|rück|repli)[ -]?\p{L}*(?: (?:plan|steps?|tasks?))?$/iu

/** A start and a finish in one cell. '2026-10-17T22:00-05:00' has a zone instead. */
const span =
  /^(?!.*\dt\d)(?<start>.*\d[:.h]\d\d.*?)\s*(?:-|–|—|\b(?:to|until|bis|à)\s)\s*(?<finish>\d{1,2}[:.h]\d\d.*)$/i

function leadingSpaces(cell: Cell): number {
  const spaces = typeof cell === 'string' ? /^[ \t\u00a0]+/.exec(cell)?.[0] : ''
  return (spaces ?? '').replaceAll('\t', '    ').length
}

export function isInactive({ text }: SheetRow): boolean {
  return isNo(text('active')) || isCalledOff(text('state'))
}

/** Jira exports one column per link, all with the same heading: they count as one. */
function columnsOf(field: Field, { columns }: Mapping, headings: readonly string[]): number[] {
  const column = columns[field]
  if (column === null) return []
  const heading = headings[column] ?? ''
  if (columnKinds[field].reads !== 'links' || heading === '') return [column]
  return headings.flatMap((text, i) => (text === heading ? [i] : []))
}

function rowReader(sheet: Sheet, mapping: Mapping, headings: readonly string[]) {
  const { start, finish, unit } = mapping.columns
  const columnsBy = new Map(fields.map((field) => [field, columnsOf(field, mapping, headings)]))

  return (row: Row, index: number): SheetRow => {
    function oneCell(field: Field, column = -1): Cell {
      const value = row[column] ?? null
      if (start !== null && finish === null && (field === 'start' || field === 'finish'))
        return span.exec(cellText(row[start]).slice(0, longestValue))?.groups?.[field] ?? value
      if (unit === null || columnKinds[field].reads !== 'length') return value
      const written = `${cellText(value)} ${text('unit')}`.toLowerCase()
      return /^[\d.,]+ \p{L}/u.test(written) && durationParts(written).rest === '' ? written : value
    }

    function cell(field: Field): Cell {
      const [first = -1, ...others] = columnsBy.get(field)!
      if (others.length === 0) return oneCell(field, first)
      const texts = [first, ...others].map((column) => cellText(row[column]))
      return texts.filter(Boolean).join('; ')
    }

    function text(field: Field) {
      return cellText(cell(field))
    }

    const number = index + 1
    const filled = row.map(cellText).filter(Boolean)
    const isBare = working.every((field) => text(field) === '')
    const isHeading = isBare && (filled.length === 1 || (text('task') || text('id')) === '')
    return {
      number,
      place: placeOf(sheet, number),
      part: partAt(sheet, number),
      indent: sheet.indents?.[index] || leadingSpaces(cell('task')),
      isBare,
      isHeading,
      isMarkedBackout: filled.some((each) => backoutMark.test(each) && isBackout(each)),
      name: (isHeading && filled[0]) || text('task') || text('id'),
      cell,
      text,
      at: (field) => placeOf(sheet, number, mapping.columns[field]),
    }
  }
}

/** Call the returned function row by row, because it remembers where a table of subitems begins. */
function leavesOut(mapping: Mapping, headings: readonly string[], choices: Choices) {
  const keepsInactive = answerTo(choices, { about: 'inactive' }) === 'keep'
  let isInSubitems = false

  return (row: SheetRow, texts: readonly string[]): LeftOut['why'] | null => {
    const said = saidOfRow(choices, row.number)
    if (said) return said === 'out' ? 'chosen' : null
    const [first = ''] = texts
    const isRepeated = texts.every((text, i) => text === '' || text === headings[i])
    if (isRepeated && texts.filter(Boolean).length > 1) return 'repeated headings'
    if (first !== '') isInSubitems = /^subitems$/i.test(first)
    if (isInSubitems) return 'subitem'
    const name = row.text('task') || row.text('id')
    const isFree = row.text('owner') === '' && row.text('after') === ''
    if (bareTotal.test(name) || (total.test(name) && isFree)) return 'total'
    if (row.isBare && note.test(row.name)) return 'note'
    if (name === '' && !row.isHeading && isNamed(mapping))
      return texts.some((text) => total.test(text)) ? 'total' : 'unnamed'
    return isInactive(row) && !keepsInactive ? 'inactive' : null
  }
}

export function readRows(sheet: Sheet, mapping: Mapping, choices: Choices): Table {
  const { headerRow, columns } = mapping
  const headings = (sheet.rows[headerRow] ?? []).map(cellText)
  const toRow = rowReader(sheet, mapping, headings)
  const whyLeftOut = leavesOut(mapping, headings, choices)
  const leftOut: LeftOut[] = []
  const rows = sheet.rows.slice(headerRow + 1).flatMap((cells, i) => {
    const texts = cells.map(cellText)
    const first = texts.find(Boolean)
    if (first === undefined) return []
    const row = toRow(cells, headerRow + 1 + i)
    const why = whyLeftOut(row, texts)
    if (why === null) return [row]
    const text = row.text('task') || row.text('id') || first
    leftOut.push({ row: row.number, place: row.place, text, why })
    return []
  })

  // In a report with repeated headings, a title is above each of them, so above the first one too.
  const above = sheet.rows[headerRow - 1]
  const isPartTitle = leftOut.some(({ why }) => why === 'repeated headings') && above !== undefined
  const title = isPartTitle ? toRow(above, headerRow - 1) : null
  const parts = sheet.parts?.map(({ name, from, first }) => ({ name, shift: from - first }))
  return {
    rows: title?.isHeading ? [title, ...rows] : rows,
    leftOut,
    parts: parts ?? [{ name: '', shift: 0 }],
    has: (field) => columns[field] !== null,
    heading: (field) => headings[columns[field] ?? -1] ?? '',
    column: (field) => (columns[field] === null ? '' : `column ${columnLetters(columns[field])}`),
  }
}

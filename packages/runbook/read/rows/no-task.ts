import type { LeftOut, Role } from '../../reading.ts'
import { parseDuration } from '../cells/durations.ts'
import { isTimeOrDate } from '../cells/moments.ts'
import { isNote, totalIn } from '../cells/word-lists.ts'
import type { SheetColumns } from '../columns/find-columns.ts'
import { isKnown } from '../headings/roles.ts'
import { cellText, isFilled, type Sheet } from '../file/table.ts'
import { spanRoles } from '../roles.ts'
import type { SheetRow } from './sheet-row.ts'

/** Roles whose cells templates fill in for rows that nobody has used yet. */
const untold: readonly Role[] = ['id', 'state', 'percent']

/** Whether a template shows with it how to fill in a row: 'EXAMPLE: call', 'e.g. Switch off the alarm'. */
function isExample(text: string): boolean {
  return /^(?:example|beispiel|exemple|ejemplo|exemplo)(?:$| ?[:–—-])|^(?:e\.g\.|z\. ?b\.|p\. ?ex\.|p\. ?ej\.) /i.test(
    text,
  )
}

/** Words with which a template asks for a name: '[Insert task]', '[Milestone name]'. */
const toFillIn =
  'insert enter your task step activity milestone name title description titel bezeichnung beschreibung aufgabe tâche tache nom tarea nombre tarefa nome'
const blank = new RegExp(
  String.raw`^(?:<[\p{L} ]+>|\.{2,}|…|\[[^\]]*\b(?:${toFillIn.replaceAll(' ', '|')})\b[^\]]*\])$`,
  'iu',
)

/** What stands for a date: 'date', 'MM/DD/YYYY', 'TT.MM.JJJJ, once approved'. */
const forDate = /^(?:date|datum|fecha|data)$|^[dmyjta]{1,4}[-/.][dmyjta]{1,4}[-/.][yja]{2,4}\b/i

/** Whether Vertex42's charts begin their rows to copy here, which are no part of the plan. */
function beginsTemplate(texts: readonly string[]): boolean {
  const [first = '', ...others] = texts.filter(Boolean)
  return others.length === 0 && /^template rows\b/i.test(first)
}

/** Whether a row below the headings says the days of a chart beside the plan: 'Date:'. */
function saysDays(row: SheetRow): boolean {
  return (
    forDate.test(row.name.replace(/:$/, '')) && spanRoles.every((role) => row.text(role) === '')
  )
}

/** Whether a template still says '[Task name]' or '…' for a name, or 'date' for its dates. */
function isPlaceholder(row: SheetRow): boolean {
  const dates = [row.text('start'), row.text('finish')].filter(Boolean)
  const areDates = dates.length > 0 && dates.every((text) => forDate.test(text))
  return areDates || blank.test(row.text('task').slice(0, 80))
}

/** Whether a row below a plan is for a signature: 'Signed for nursing:'. */
function isToSign(row: SheetRow): boolean {
  const isTimed = (['start', 'finish', 'duration', 'after'] as const).some((role) => row.text(role))
  return (
    !isTimed &&
    /^(?:signed (?:for|by)|signature|approved by|unterschrift|gezeichnet|sign[eé] par|visa d|firmado por|assinado por)\b/i.test(
      row.name,
    )
  )
}

/** Roles that a row with a total leaves empty. */
const alone = ['owner', 'team', 'start', 'finish', 'after'] as const

/** Whether a row says how to fill in the columns, '(in one line)', or numbers them from 1. */
function isHint(texts: readonly string[]): boolean {
  const filled = texts.filter(Boolean)
  const areNumbers = filled.every((text, i) => text === String(i + 1))
  return filled.length > 2 && (areNumbers || filled.every((text) => /^\(.*\)$/.test(text)))
}

/** Headings in another language: words stand where all other rows have times and lengths. */
function areHeadingWords(row: SheetRow): boolean {
  const timed = spanRoles.map((role) => row.text(role)).filter(Boolean)
  return (
    timed.length > 1 &&
    timed.every((text) => /^\p{L}{3}[\p{L} .]*(?:\(\p{L}{1,4}\))?$/u.test(text)) &&
    spanRoles.every((role) => !isTimeOrDate(row.cell(role))) &&
    parseDuration(row.cell('duration'), { unit: 'minutes' }) === 'unreadable'
  )
}

/** The headings of another table below the plan, which nobody has filled in. */
function areOtherHeadings(texts: readonly string[]): boolean {
  const filled = texts.filter(Boolean)
  return (
    filled.length > 2 &&
    filled.every((text) => text.length < 40 && !/\d/.test(text)) &&
    filled.filter(isKnown).length > Math.max(2, filled.length / 2)
  )
}

/** Says why a row is no task. Call it row by row: Asana and monday.com write a table of subitems below an item. */
export function createSieve({ columns, headingRow }: SheetColumns) {
  const headings = columns.map(({ heading }) => heading)
  const roles = new Set(columns.map(({ role }) => role))
  const hasNames = roles.has('task') || roles.has('id')
  let isInSubitems = false
  let isInTemplate = false

  /** Templates number rows, and say 'Not started', that nobody has filled in. */
  function isNumberAlone(row: SheetRow): boolean {
    const others = row.cells.filter(
      (cell, at) => isFilled(cell) && !untold.includes(columns[at]?.role ?? ''),
    )
    return (
      roles.has('task') &&
      others.length === 0 &&
      /^(?:\p{L}{1,5}[-_ ]?)?\d[\d.]*$/u.test(row.text('id'))
    )
  }

  function isBelowHeadings({ number }: SheetRow): boolean {
    return headingRow >= 0 && number === headingRow + 2
  }

  return (row: SheetRow): LeftOut['why'] | null => {
    const texts = row.cells.map(cellText)
    const same = texts.filter((text, i) => text !== '' && text === headings[i]).length
    const filled = texts.filter(Boolean).length
    // A few cells are no proof: 'Horaire' may stand above 'début' in two rows of headings.
    if (headingRow >= 0 && same > 1 && (same === filled || same > 3)) return 'repeated headings'
    if (isBelowHeadings(row) && (isHint(texts) || areHeadingWords(row) || saysDays(row)))
      return 'repeated headings'
    if (areOtherHeadings(texts)) return 'repeated headings'
    if (texts[0]) isInSubitems = /^subitems$/i.test(texts[0])
    if (isInSubitems) return 'repeated headings'
    if (beginsTemplate(texts)) isInTemplate = true
    if (isInTemplate) return 'note'
    // A line to fill in by hand: 'Signed: ________'.
    if (texts.every((text) => text === '' || /_{4}|\.{6}/.test(text))) return 'note'
    const name = row.text('task') || (isNumberAlone(row) ? '' : row.text('id'))
    if (isExample(row.text('id')) || isExample(row.text('task'))) return 'note'
    if (isPlaceholder(row)) return 'note'
    if (row.isBare && texts.some((text) => /^(?:note|comment)$/i.test(text))) return 'note'
    if (isToSign(row)) return 'note'
    const total = totalIn(name)
    if (total === 'total' || totalIn(row.text('id')) === 'total') return 'total'
    if (total === 'begins' && row.text('owner') === '' && row.text('after') === '') return 'total'
    if (row.isBare && isNote(row.name)) return 'note'
    if (name === '' && hasNames && (!row.isHeading || isNumberAlone(row)))
      return texts.some((text) => totalIn(text) !== null) ? 'total' : 'unnamed'
    return null
  }
}

/** Says whether a row at the end is the sum of all lengths above, whatever it is called. Call it row by row. */
export function createSum({ rows }: Sheet) {
  const last = rows.findLastIndex((row) => row.some(isFilled))
  let [sum, count] = [0, 0]
  return (row: SheetRow): boolean => {
    const length = parseDuration(row.cell('duration'), { unit: 'minutes' })
    const isAlone = [...alone, 'id' as const].every((role) => row.text(role) === '')
    const isSum = row.number > last && isAlone && count > 2 && length === sum
    if (typeof length === 'number') [sum, count] = [sum + length, count + 1]
    return isSum
  }
}

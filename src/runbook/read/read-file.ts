import type { OwnRunbook } from '../model/own-runbook.ts'
import type { SheetKnowledge } from '../findings/finding.ts'
import { failure, type Failure } from '../failure.ts'
import { isMapped, readColumns } from './columns/columns.ts'
import { withOneHeadingRow } from './columns/heading-rows.ts'
import { asOne, tickSheets } from './columns/sheets.ts'
import { readSpreadsheet } from './file/read-spreadsheet.ts'
import type { Sheet } from './file/table.ts'
import type { Choices, Guess, KeptRow, LeftOut } from './questions/choices.ts'
import { whatColumnsAre, whichHeadings, whichSheets } from './questions/of-columns.ts'
import { onWall } from '../model/wall-clock.ts'
import { statedWindowEnd } from './stated-window.ts'
import { readTasks, type SheetTasks } from './tasks/tasks.ts'
import { toRunbook } from './to-runbook.ts'

export type OpenedSheets = { readonly title: string; readonly sheets: readonly Sheet[] }

export type ReadSheets = {
  readonly ok: true
  readonly runbook: OwnRunbook
  readonly guesses: readonly Guess[]
  readonly rows: readonly KeptRow[]
  readonly leftOut: readonly LeftOut[]
  readonly known: SheetKnowledge
  readonly statedEnd: number | null
}

/** Opens a spreadsheet or a project as XML. Never throws for a bad file. Belongs in a worker. */
export async function openSheets(
  name: string,
  bytes: Uint8Array,
): Promise<({ readonly ok: true } & OpenedSheets) | Failure> {
  const read = await readSpreadsheet(bytes)
  if (!read.ok) return read
  // Only a project has a title; a sheet has a name.
  const own = /\.xml$/i.test(name) ? read.sheets[0]?.name : ''
  const title = (own || name).replace(/\.[a-z0-9]{2,5}$/i, '')
  return { ok: true, title, sheets: read.sheets.map(withOneHeadingRow) }
}

/** `choices`: a person's answers. `today`: the year for dates without one. */
export function readSheets(
  { title, sheets }: OpenedSheets,
  choices: Choices = [],
  today: number = new Date().getFullYear(),
): ReadSheets | Failure {
  const ticks = tickSheets(sheets, choices)
  const sheet = asOne(
    sheets.filter((_, i) => ticks.isRead[i]),
    choices,
  )
  const mapping = readColumns(sheet, choices)

  function guessesWith(...ofRows: readonly Guess[]): Guess[] {
    return [
      ...ofRows,
      ...whichSheets(sheets, ticks),
      whichHeadings(sheet, mapping),
      ...whatColumnsAre(sheet, mapping),
    ].toSorted((a, b) => Number(a.isSure) - Number(b.isSure))
  }

  if (!isMapped(mapping)) return failure('columns_unknown', '', guessesWith())
  const result = readTasks(sheet, mapping, choices, today)
  if (!result.ok) return { ...result, guesses: guessesWith() }
  const { read } = result
  const { runbook, circles, guesses: ofRunbook } = toRunbook(title, read, choices)
  const guesses = guessesWith(...ofRunbook, ...read.guesses)
  if (read.tasks.length === 0) return failure('no_tasks', '', guesses)
  const statedEnd = statedWindowEnd(sheet.rows.slice(0, Math.max(0, mapping.headerRow)), runbook)
  return {
    ok: true,
    runbook,
    guesses,
    rows: rowsOf(read, runbook),
    leftOut: read.table.leftOut,
    known: { read, circles },
    statedEnd: statedEnd === null ? null : statedEnd - onWall(runbook, statedEnd) + statedEnd,
  }
}

function rowsOf({ table, tasks }: SheetTasks, { backout }: OwnRunbook): KeptRow[] {
  const areTasks = new Set(tasks.map(({ number }) => number))
  const back = new Set(backout.map(({ row }) => row))
  return table.rows.map((row) => ({
    row: row.number,
    place: row.place,
    text: row.name,
    as: !areTasks.has(row.number) ? 'group' : back.has(row.number) ? 'backout' : 'task',
  }))
}

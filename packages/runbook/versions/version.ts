import { isSpreadKnown, defaultSettings, spreadSources } from '../forecast/default-settings.ts'
import { isChange } from '../model/event.ts'
import type { Failure } from '../failure.ts'
import type { OwnRunbook } from '../model/own-runbook.ts'
import type { Opening, OpenRunbook } from '../open.ts'
import type { Reading } from '../reading.ts'
import { isBackout } from '../words/backout.ts'
import { compare, type Comparison } from './compare.ts'
import { reasonsFor, type Reason } from './reasons.ts'

/** What a visitor sets beside the sheet. */
export type PlanSettings = Pick<OwnRunbook, 'windowEnd' | 'forecast' | 'teams'>

export type Earlier = {
  readonly name: string
  readonly runbook: OwnRunbook
  /** How its file was read; null if it wasn't read from a file here. */
  readonly reading: Reading | null
}

/** What the later version takes over. */
export type CarriedOver = Partial<PlanSettings>

export type Compared = Comparison & { readonly name: string; readonly carriedOver: CarriedOver }

export type LaterVersion = Opening & {
  /** How it was read first: as the earlier version was. */
  readonly reading: Reading | null
  /** Null if this reading is no version of the earlier runbook. */
  readonly comparedAs: (runbook: OwnRunbook) => Compared | null
  readonly reasonsFor: (
    runbook: OwnRunbook,
    chanceOf: (own: OwnRunbook) => number,
  ) => readonly Reason[]
}

/** Drops the earlier forecast settings if the new file has a spread that the earlier file lacked. */
function forecastOf(now: OwnRunbook, was: OwnRunbook): Pick<PlanSettings, 'forecast'> {
  const { forecast } = was
  const isNew = isSpreadKnown(now) && !spreadSources(was).includes(defaultSettings(now).spread)
  return forecast && !now.forecast && !isNew && spreadSources(now).includes(forecast.spread)
    ? { forecast }
    : {}
}

/** Moves the window by `shift` minutes, so that it keeps its clock time. */
function settingsAgain(now: OwnRunbook, was: OwnRunbook, shift: number): Partial<PlanSettings> {
  const end = was.windowEnd === null ? 0 : was.windowEnd + shift
  const hasWindow = isChange(now.kind) && isChange(was.kind)
  return {
    ...(hasWindow && now.windowEnd === null && end > 0 ? { windowEnd: end } : {}),
    ...forecastOf(now, was),
    ...(was.teams && !now.teams ? { teams: was.teams } : {}),
  }
}

/** Whether most headings of the earlier file are headings of the later one, as it is read by itself. */
function keepsHeadings(was: Reading, found: Reading): boolean {
  const headings = new Set(found.columns.map(({ heading }) => heading))
  const named = was.columns.filter(({ heading }) => heading !== '')
  return named.filter(({ heading }) => headings.has(heading)).length * 2 > named.length
}

/** Leaves out what was found in the cells, and what is said of rows. Lines may have come above the headings, or gone. */
function ofColumns(was: Reading, found: Reading | null): Reading {
  const headingRow = found && keepsHeadings(was, found) ? found.headingRow : was.headingRow
  const unit = was.unitSource === 'visitor' ? was.unit : null
  return { ...was, headingRow, unit, backout: null, leftOut: [], unread: [], startDay: null }
}

/** The backout by its group's name, because an id may count rows; '' if the visitor has said that there is none. */
function sameBackout({ backout, groups }: Reading, later: Reading): string | null {
  const said = groups.find(({ id }) => id === backout)
  const isNone = backout === '' && groups.some(({ name }) => isBackout(name))
  if (!said) return isNone ? '' : null
  const namesakes = later.groups.filter(({ name }) => name === said.name)
  return (namesakes.find(({ id }) => id === backout) ?? namesakes[0])?.id ?? null
}

type FirstRead = { readonly opened: OpenRunbook; readonly reading: Reading | null }

/** Reads it as the earlier version was read, if that opens it. What its own cells say counts more. */
function firstRead(
  opening: Opening,
  was: Reading | null,
  found: OpenRunbook | Failure,
): FirstRead | null {
  const byItself = found.ok ? { opened: found, reading: null } : null
  if (!was) return byItself
  const reading = ofColumns(was, found.reading ?? null)
  const opened = opening.read(reading)
  if (!opened.ok || !opened.reading) return byItself
  const backout = sameBackout(was, opened.reading)
  // Dates that prove the other order can't be read in this one.
  const isRead =
    opened.reading.unread.length <= (byItself?.opened.reading?.unread.length ?? Infinity)
  const again = { ...reading, backout, dateOrder: isRead ? reading.dateOrder : null }
  const isSame = isRead && (backout ?? opened.reading.backout) === opened.reading.backout
  const last = isSame ? opened : opening.read(again)
  return last.ok ? { opened: last, reading: again } : byItself
}

/**
 * A later version of a runbook, read as the earlier one was, with the inputs to that one where its own file has none.
 * Returns null if the two share less than half of their tasks. `found`: the file as it is read by itself.
 */
export function laterVersion(
  opening: Opening,
  earlier: Earlier,
  found = opening.read(),
): LaterVersion | null {
  const { name, runbook: was } = earlier
  const first = firstRead(opening, earlier.reading, found)
  const comparison = first && compare(was, first.opened.runbook)
  if (!first || !comparison) return null
  const planSettings = settingsAgain(first.opened.runbook, was, comparison.shift)
  return {
    reading: first.reading,
    read: (reading) => {
      const read = opening.read(reading)
      return read.ok ? { ...read, runbook: { ...read.runbook, ...planSettings } } : read
    },
    comparedAs: (runbook) => {
      const compared = compare(was, runbook)
      return compared && { ...compared, name, carriedOver: planSettings }
    },
    reasonsFor: (runbook, chanceOf) => reasonsFor(was, runbook, chanceOf),
  }
}

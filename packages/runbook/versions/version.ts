import { isSpreadKnown, defaultSettings, spreadSources } from '../forecast/default-settings.ts'
import { isChange } from '../model/event.ts'
import type { OwnRunbook } from '../model/own-runbook.ts'
import type { Opening, OpenRunbook } from '../open.ts'
import type { Reading } from '../reading.ts'
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

/** Rows are of one file: a later version leaves out what its own cells say. */
function ofColumns(reading: Reading): Reading {
  return { ...reading, leftOut: [], unread: [], startDay: null }
}

function firstRead(
  opening: Opening,
  reading: Reading | null,
): { opened: OpenRunbook; reading: Reading | null } | null {
  for (const each of reading ? [ofColumns(reading), null] : [null]) {
    const opened = opening.read(each)
    if (opened.ok) return { opened, reading: each }
  }
  return null
}

/**
 * A later version of a runbook, read as the earlier one was, with the inputs to that one where its own file has none.
 * Returns null if the two share less than half of their tasks.
 */
export function laterVersion(opening: Opening, earlier: Earlier): LaterVersion | null {
  const { name, runbook: was } = earlier
  const first = firstRead(opening, earlier.reading)
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

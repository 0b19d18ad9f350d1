import { duration } from '../../../lib/clock.ts'
import { counted } from '../../../lib/counted.ts'
import type { Duration } from '../cells/durations.ts'
import { isGate } from '../cells/words.ts'
import {
  answerTo,
  choiceKey,
  mostAsked,
  type ChoiceId,
  type Choices,
  type Guess,
} from '../questions/choices.ts'
import type { Grouped } from './outline.ts'
import type { SheetRow } from './task-rows.ts'

/** Used if no task of the sheet has a duration (minutes). */
const nothingKnown = 30

const offered = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 360, 480, 720, 1440]

type Row = SheetRow & Grouped & { readonly duration: Duration }

function knownLengths(rows: readonly Row[]) {
  const sorted = rows
    .flatMap(({ duration: length, isGroup }) =>
      typeof length === 'number' && length > 0 && !isGroup ? [length] : [],
    )
    .toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  const usual = low === undefined ? nothingKnown : Math.round((low + high!) / 2)
  const isKnown = sorted.length > 0
  return { usual, shortest: sorted[0] ?? usual, longest: sorted.at(-1) ?? usual, isKnown }
}

function isInstant({ duration: length, name }: Row): boolean {
  return length === 'missing' && isGate(name)
}

/** The text in place of a duration, '' if empty; null if there is nothing to ask. */
function unreadText(row: Row): string | null {
  if (typeof row.duration === 'number' || row.isGroup || isInstant(row)) return null
  return row.duration === 'missing' ? '' : row.text('duration')
}

function idOf(text: string): ChoiceId {
  return { about: 'duration', text: text.toLowerCase() }
}

function guessOf(
  same: readonly { readonly text: string; readonly row: SheetRow }[],
  { usual, shortest, longest, isKnown }: ReturnType<typeof knownLengths>,
  choices: Choices,
): Guess {
  const { text, row } = same[0]!
  const said = answerTo(choices, idOf(text))
  const what =
    text === ''
      ? `${counted(same.length, 'task has', 'tasks have')} no duration.`
      : `“${text}” can’t be read as a duration.`
  const usualText = `${duration(usual)}${isKnown ? ', the median of the others' : ''}`
  const now = `For now ${same.length === 1 ? 'it counts' : 'each counts'} as ${usualText}.`
  const likely = offered.filter((minutes) => minutes <= 2 * longest)
  return {
    id: idOf(text),
    where: row.at('duration'),
    sentence: `${what} ${said === undefined ? now : `You said ${duration(Number(said))}.`}`,
    chosen: said ?? String(usual),
    options: [...new Set([...likely, shortest, usual, longest, Number(said ?? usual)])]
      .toSorted((a, b) => a - b)
      .map((minutes) => ({ value: String(minutes), text: duration(minutes) })),
    instead: [shortest, longest].filter((minutes) => minutes !== usual).map(String),
    isSure: said !== undefined,
  }
}

/** Replaces texts that are no duration by a person's answers, or else by `usual`, the median in minutes. */
export function fillLengths<Of extends Row>(rows: readonly Of[], choices: Choices) {
  const known = knownLengths(rows)
  const unread = rows.flatMap((row) => {
    const text = unreadText(row)
    return text === null ? [] : [{ text, row }]
  })

  function filled(row: Of): Duration {
    const text = unreadText(row)
    const said = text === null ? undefined : answerTo(choices, idOf(text))
    if (said !== undefined && /^\d{1,6}$/.test(said)) return Number(said)
    return isInstant(row) ? 0 : row.duration
  }

  const byText = Map.groupBy(unread, ({ text }) => choiceKey(idOf(text)))
  return {
    rows: rows.map((row) => ({ ...row, duration: filled(row) })),
    usual: known.usual,
    guesses: [...byText.values()].slice(0, mostAsked).map((same) => guessOf(same, known, choices)),
  }
}

import { duration } from '../../../lib/clock.ts'
import { counted } from '../../../lib/counted.ts'
import type { Duration } from '../cells/durations.ts'
import { isGate } from '../cells/words.ts'
import { mostAsked, type Choices, type Guess } from '../questions/choices.ts'
import type { Outline } from './outline.ts'
import type { Table } from './task-rows.ts'

/** What counts where no task of the sheet has a duration, in minutes. */
const nothingKnown = 30

const offered = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 360, 480, 720, 1440]

/**
 * The durations with what a person says of those that cannot be read. The others count as `usual`, the
 * median of those that can, in minutes; only a decision may say nothing and take none. Each text, or the
 * lack of one, is one question. `choices`: 'duration:as long as it takes', in minutes.
 */
export function fillLengths(
  { rows }: Table,
  lengths: readonly Duration[],
  places: Outline['places'],
  choices: Choices,
) {
  const known = lengths
    .filter((length, i) => typeof length === 'number' && length > 0 && !places[i]!.isGroup)
    .map(Number)
    .toSorted((a, b) => a - b)
  const [low, high] = [known[(known.length - 1) >> 1], known[known.length >> 1]]
  const usual = low === undefined ? nothingKnown : Math.round((low + high!) / 2)

  /** What is written instead of a length; null where nothing has to be asked. */
  function unreadText(length: Duration, i: number): string | null {
    const isKnown = typeof length === 'number' || places[i]!.isGroup
    if (isKnown || (length === 'missing' && isGate(rows[i]!.name))) return null
    // 'tbc' and 'n/a' say as little as an empty cell.
    return length === 'missing' ? '' : rows[i]!.text('duration')
  }

  const unread = lengths.flatMap((length, i) => {
    const text = unreadText(length, i)
    return text === null ? [] : [{ id: `duration:${text.toLowerCase()}`, text, row: rows[i]! }]
  })
  const idOf = new Map(unread.map(({ id, row }) => [row, id]))
  const durations = lengths.map((length, i): Duration => {
    const said = choices[idOf.get(rows[i]!) ?? '']
    if (said !== undefined && /^\d{1,6}$/.test(said)) return Number(said)
    return length === 'missing' && isGate(rows[i]!.name) ? 0 : length
  })

  const [shortest = usual, longest = usual] = [known[0], known.at(-1)]
  const usualText = `${duration(usual)}${known.length > 0 ? ', the median of the others' : ''}`

  function guessOf([id, same]: readonly [string, typeof unread]): Guess {
    const { text, row } = same[0]!
    const count = same.length
    const said = choices[id]
    const what =
      text === ''
        ? `${counted(count, 'task has', 'tasks have')} no duration.`
        : `“${text}” can’t be read as a duration.`
    const now = `For now ${count === 1 ? 'it counts' : 'each counts'} as ${usualText}.`
    // Nothing much longer than the rest of the sheet.
    const likely = offered.filter((minutes) => minutes <= 2 * longest)
    return {
      id,
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

  return {
    durations,
    usual,
    guesses: [...Map.groupBy(unread, ({ id }) => id)].slice(0, mostAsked).map(guessOf),
  }
}

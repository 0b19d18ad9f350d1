import { duration } from '../../../lib/clock.ts'
import { counted } from '../../../lib/counted.ts'
import type { Duration } from '../cells/durations.ts'
import { isGate } from '../cells/words.ts'
import { mostAsked, type Choices, type Guess } from '../questions/choices.ts'
import type { Outline } from './outline.ts'
import type { SheetRow, Table } from './task-rows.ts'

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
  const unread = new Map<string, { text: string; row: SheetRow; count: number }>()

  const durations = lengths.map((length, i): Duration => {
    const row = rows[i]!
    if (typeof length === 'number' || places[i]!.isGroup) return length
    if (length === 'missing' && isGate(row.name)) return 0
    // 'tbc' and 'n/a' say as little as an empty cell.
    const text = length === 'missing' ? '' : row.text('duration')
    const id = `duration:${text.toLowerCase()}`
    const { count, ...first } = unread.get(id) ?? { text, row, count: 0 }
    unread.set(id, { ...first, count: count + 1 })
    return /^\d{1,6}$/.test(choices[id] ?? '') ? Number(choices[id]) : length
  })

  const [shortest = usual, longest = usual] = [known[0], known.at(-1)]
  const usualText = `${duration(usual)}${known.length > 0 ? ', the median of the others' : ''}`

  function guessOf([id, { text, row, count }]: readonly [
    string,
    { text: string; row: SheetRow; count: number },
  ]): Guess {
    const said = choices[id]
    const what =
      text === ''
        ? `${counted(count, 'task')} ${count === 1 ? 'has' : 'have'} no duration.`
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

  return { durations, usual, guesses: [...unread].slice(0, mostAsked).map(guessOf) }
}

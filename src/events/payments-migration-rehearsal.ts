import type { TaskId } from './payments-migration.ts'

/** Minutes at the dress rehearsal. */
export const rehearsedMinutes: Readonly<Record<TaskId, number>> = {
  '1': 9,
  '2': 28,
  '3': 5,
  '4': 14,
  '5': 36,
  '6': 27,
  '7': 44,
  '8': 31,
  '9': 22,
  '10': 58,
  '11': 20,
  '12': 47,
  '13': 33,
  '14': 8,
  '15': 15,
  '16': 45,
  '17': 9,
}

export type Rehearsal = {
  readonly name: 'Tabletop' | 'Mock cutover' | 'Dry run' | 'Dress rehearsal'
  readonly days: number
  readonly date: string
  readonly purpose: string
}

export const rehearsalLadder: readonly Rehearsal[] = [
  {
    name: 'Tabletop',
    days: -22,
    date: '2026-09-25',
    purpose: 'Owners talk through every task and its handover, with no system touched.',
  },
  {
    name: 'Mock cutover',
    days: -14,
    date: '2026-10-03',
    purpose: 'Extract, transfer and load on copied data, to measure their durations.',
  },
  {
    name: 'Dry run',
    days: -10,
    date: '2026-10-07',
    purpose: 'Every task in order in the test environment, backout included.',
  },
  {
    name: 'Dress rehearsal',
    days: -7,
    date: '2026-10-10',
    purpose: 'The real team at the real hour, to the real clock.',
  },
]

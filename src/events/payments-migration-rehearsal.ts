import type { Owner, TaskId } from './payments-migration.ts'

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

export type Issue = {
  readonly id: string
  readonly title: string
  readonly task: TaskId
  readonly severity: 'high' | 'medium' | 'low'
  readonly owner: Owner
  readonly status: 'open' | 'in progress' | 'resolved'
  /** Minutes from the rehearsal's T0. */
  readonly raisedAt: number
  readonly action: string
}

export const rehearsalIssues: readonly Issue[] = [
  {
    id: 'ISS-07',
    title: 'Queue drain six minutes over plan',
    task: '5',
    severity: 'high',
    owner: 'Middleware',
    status: 'resolved',
    raisedAt: 79,
    action: 'Consumers raised from four to eight; the drain was repeated in 24 minutes.',
  },
  {
    id: 'ISS-08',
    title: 'Gateway B kept the old address for six minutes',
    task: '8',
    severity: 'medium',
    owner: 'Network',
    status: 'open',
    raisedAt: 110,
    action: 'The record’s time to live comes down to 60 seconds on the day before.',
  },
  {
    id: 'ISS-09',
    title: 'Suspense account report timed out twice',
    task: '12',
    severity: 'medium',
    owner: 'Finance control',
    status: 'in progress',
    raisedAt: 256,
    action: 'Report to be run per region; the retest is due on Thursday.',
  },
]

export type Rehearsal = {
  readonly name: 'Tabletop' | 'Mock cutover' | 'Dry run' | 'Dress rehearsal'
  readonly days: number
  readonly date: string
  readonly purpose: string
}

export const rehearsalLadder: readonly Rehearsal[] = [
  {
    name: 'Tabletop',
    days: -23,
    date: '2026-09-24',
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

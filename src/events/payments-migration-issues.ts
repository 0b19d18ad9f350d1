import {
  rehearsalIssues,
  rehearsalLadder,
  type Issue,
  type Rehearsal,
} from './payments-migration-rehearsal.ts'

export type EventIssue = Omit<Issue, 'raisedAt'> & { readonly foundAt: Rehearsal['name'] }

const earlier: readonly Omit<EventIssue, 'status'>[] = [
  {
    id: 'ISS-01',
    title: 'Extract stopped when its disk filled',
    task: '7',
    severity: 'high',
    owner: 'Core banking',
    foundAt: 'Mock cutover',
    action: 'The extract disk was doubled, and its free space is now read before the extract.',
  },
  {
    id: 'ISS-02',
    title: 'Checksum of one file differed',
    task: '9',
    severity: 'medium',
    owner: 'Network',
    foundAt: 'Mock cutover',
    action: 'The line’s frame size was corrected; all 32 files matched at the repeat.',
  },
  {
    id: 'ISS-03',
    title: 'Load ran in a single stream',
    task: '10',
    severity: 'high',
    owner: 'Database',
    foundAt: 'Mock cutover',
    action: 'The task now says four parallel streams, and who starts them.',
  },
  {
    id: 'ISS-04',
    title: 'A message waited for a retired system',
    task: '5',
    severity: 'medium',
    owner: 'Middleware',
    foundAt: 'Dry run',
    action: 'Orphaned messages go to a hold queue, which has an owner.',
  },
  {
    id: 'ISS-05',
    title: 'An index was maintained during the load',
    task: '10',
    severity: 'medium',
    owner: 'Database',
    foundAt: 'Dry run',
    action: 'The index is dropped before the load and rebuilt after it.',
  },
  {
    id: 'ISS-06',
    title: 'The gate had no speaking order',
    task: '14',
    severity: 'low',
    owner: 'Cutover manager',
    foundAt: 'Dry run',
    action: 'The task says who speaks, and in which order.',
  },
]

export const eventIssues: readonly EventIssue[] = [
  ...earlier.map((issue): EventIssue => ({ ...issue, status: 'resolved' })),
  ...rehearsalIssues.map((issue): EventIssue => ({
    ...issue,
    foundAt: rehearsalLadder.at(-1)!.name,
  })),
]

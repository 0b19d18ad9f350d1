import type { Rehearsal } from './payments-migration-rehearsal.ts'
import { paymentsMigration, type Owner, type TaskId } from './payments-migration.ts'

type Found = {
  readonly id: `ISS-${number}`
  readonly title: string
  readonly task: TaskId
  readonly severity: 'high' | 'medium' | 'low'
  readonly status?: 'open' | 'in progress'
  readonly action: string
}
/** An issue belongs to the owner of its task, and is resolved unless it says otherwise. */
export type EventIssue = Omit<Found, 'status'> & {
  readonly owner: Owner
  readonly status: 'open' | 'in progress' | 'resolved'
  readonly foundAt: Rehearsal['name']
}

function issuesOf<T extends Found>(foundAt: Rehearsal['name'], found: readonly T[]) {
  return found.map((issue): Omit<T, 'status'> & EventIssue => ({
    ...issue,
    owner: paymentsMigration.tasks.find(({ id }) => id === issue.task)!.owner,
    status: issue.status ?? 'resolved',
    foundAt,
  }))
}

/** `raisedAt`: minutes from the rehearsal's T0. */
export const rehearsalIssues = issuesOf('Dress rehearsal', [
  {
    id: 'ISS-07',
    title: 'Queue drain six minutes over plan',
    task: '5',
    severity: 'high',
    raisedAt: 79,
    action: 'Consumers raised from four to eight; the drain was repeated in 24 minutes.',
  },
  {
    id: 'ISS-08',
    title: 'Gateway B kept the old address for six minutes',
    task: '8',
    severity: 'medium',
    status: 'open',
    raisedAt: 110,
    action: 'The record’s time to live comes down to 60 seconds on the day before.',
  },
  {
    id: 'ISS-09',
    title: 'Suspense account report timed out twice',
    task: '12',
    severity: 'medium',
    status: 'in progress',
    raisedAt: 256,
    action: 'Report to be run per region; the retest is due on Thursday.',
  },
])

/** As they are five days before the event. */
export const eventIssues: readonly EventIssue[] = [
  ...issuesOf('Mock cutover', [
    {
      id: 'ISS-01',
      title: 'Extract stopped when its disk filled',
      task: '7',
      severity: 'high',
      action: 'The extract disk was doubled, and its free space is now read before the extract.',
    },
    {
      id: 'ISS-02',
      title: 'Checksum of one file differed',
      task: '9',
      severity: 'medium',
      action: 'The line’s frame size was corrected; all 32 files matched at the repeat.',
    },
    {
      id: 'ISS-03',
      title: 'Load ran in a single stream',
      task: '10',
      severity: 'high',
      action: 'The task now says four parallel streams, and who starts them.',
    },
  ]),
  ...issuesOf('Dry run', [
    {
      id: 'ISS-04',
      title: 'A message waited for a retired system',
      task: '5',
      severity: 'medium',
      action: 'Orphaned messages go to a hold queue, which has an owner.',
    },
    {
      id: 'ISS-05',
      title: 'An index was maintained during the load',
      task: '10',
      severity: 'medium',
      action: 'The index is dropped before the load and rebuilt after it.',
    },
    {
      id: 'ISS-06',
      title: 'The gate had no speaking order',
      task: '14',
      severity: 'low',
      action: 'The task says who speaks, and in which order.',
    },
  ]),
  ...rehearsalIssues,
]

/** The last actions were due on Thursday and on the day before, so on the night no issue is open. */
export const issuesOnTheNight = eventIssues.map((issue): EventIssue => ({
  ...issue,
  status: 'resolved',
}))

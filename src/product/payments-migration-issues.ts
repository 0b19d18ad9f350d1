import { rehearsalIssues, rehearsalLadder } from './payments-migration-rehearsal.ts'
import type { Issue, Rehearsal } from './payments-migration-rehearsal.ts'

export type EventIssue = Omit<Issue, 'raisedAt'> & { readonly foundAt: Rehearsal['name'] }

const earlier: readonly EventIssue[] = [
  {
    id: 'ISS-01',
    title: 'Extract stopped when its disk filled',
    task: '7',
    severity: 'high',
    owner: 'Core banking',
    status: 'resolved',
    foundAt: 'Mock cutover',
    action: 'The extract disk was doubled, and its free space is now read before the extract.',
  },
  {
    id: 'ISS-02',
    title: 'Checksum of one file differed',
    task: '9',
    severity: 'medium',
    owner: 'Network',
    status: 'resolved',
    foundAt: 'Mock cutover',
    action: 'The line’s frame size was corrected; all 32 files matched at the repeat.',
  },
  {
    id: 'ISS-03',
    title: 'Load ran in a single stream',
    task: '10',
    severity: 'high',
    owner: 'Database',
    status: 'resolved',
    foundAt: 'Mock cutover',
    action: 'The task now says four parallel streams, and who starts them.',
  },
  {
    id: 'ISS-04',
    title: 'Posting started before limits was healthy',
    task: '11',
    severity: 'medium',
    owner: 'Platform',
    status: 'resolved',
    foundAt: 'Dry run',
    action: 'The start order went into the task, with a health check between services.',
  },
  {
    id: 'ISS-05',
    title: 'Old firewall rules were unloaded too early',
    task: '6',
    severity: 'high',
    owner: 'Security',
    status: 'in progress',
    foundAt: 'Dry run',
    action: 'Both pairs keep the old set loaded; the proof is due with the freeze.',
  },
  {
    id: 'ISS-06',
    title: 'Closing notice lacks the hypercare lead’s number',
    task: '17',
    severity: 'low',
    owner: 'Cutover manager',
    status: 'open',
    foundAt: 'Dry run',
    action: 'The notice is corrected before the roll call.',
  },
]

/** Every issue of the event, in order of number: from the two earlier rehearsals, then the last. */
export const eventIssues: readonly EventIssue[] = [
  ...earlier,
  ...rehearsalIssues.map((issue): EventIssue => ({
    ...issue,
    foundAt: rehearsalLadder.at(-1)!.name,
  })),
]

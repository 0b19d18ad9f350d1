import type { Status } from '../site.ts'
import { onPlatform } from './platform-words.ts'

export type Answer = { question: string; paragraphs: readonly string[]; status: Status }

export type Integration = {
  name: string
  state: 'Built in' | 'Accessory' | 'Built to order'
  status: Status
}

export const answers: readonly Answer[] = [
  {
    question: 'Which platform and versions does it run on?',
    paragraphs: [
      `It’s a native application for ${onPlatform.yours}. It supports the platform’s current release and the two before it, and we test each release before we publish for it.`,
    ],
    status: 'sample',
  },
  {
    question: 'How does a cue reach an owner who is asleep?',
    paragraphs: [
      'Through the channels your platform already uses: email, mobile push and SMS. If the owner doesn’t acknowledge the cue, it goes to the deputy and the cutover manager sees it.',
      'Cues in a chat or meeting tool need the Collaboration Platform Connections accessory.',
    ],
    status: 'sample',
  },
  {
    question: 'How large can an event be?',
    paragraphs: [
      'We’ve tested the scheduling engine with 100,000 tasks in one event. It works out a new finish time in about a tenth of a second.',
      'The largest event in our examples has 1,140 tasks. Beyond a few thousand, people find an event easier to run as several linked runbooks.',
    ],
    status: 'sample',
  },
  {
    question: 'Can we change a runbook while it runs?',
    paragraphs: [
      'Yes, if you’re its manager. You can delay a task, change its owner or add a task, and the finish time and critical path follow at once. The audit trail shows each change, with the person and the time.',
      'A task that has finished keeps its times.',
    ],
    status: 'sample',
  },
  {
    question: 'What can a supplier’s people see and do?',
    paragraphs: [
      'What you allow. They join as Content Consumers with accounts on your platform, and you can limit them to the tasks they own and the tasks directly before and after.',
    ],
    status: 'sample',
  },
  {
    question: 'How does our spreadsheet get into the product?',
    paragraphs: [
      'You import it as .csv or .xlsx, and match its columns to task, owner, duration and predecessor. Rows that can’t be read are listed for you to settle. Expect to add missing dependencies by hand.',
    ],
    status: 'sample',
  },
  {
    question: 'What about time zones and clock changes?',
    paragraphs: [
      'Times are stored in UTC and each person sees them in their own time zone. Durations are elapsed minutes, so an hour that the clocks repeat or skip doesn’t change the finish.',
    ],
    status: 'sample',
  },
]

export const integrations: readonly Integration[] = [
  { name: 'Change, incident and configuration records', state: 'Built in', status: 'sample' },
  { name: 'Users, groups, on-call rotas and approvals', state: 'Built in', status: 'sample' },
  { name: 'Cloud failover and restore jobs', state: 'Accessory', status: 'sample' },
  { name: 'Chat and meeting tools', state: 'Accessory', status: 'sample' },
  { name: 'Deployment and monitoring tools', state: 'Built to order', status: 'sample' },
  { name: 'Anything else with an API', state: 'Built to order', status: 'sample' },
]

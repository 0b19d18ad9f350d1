import type { Status } from '../site.ts'
import { onPlatform } from './platform-words.ts'

/** A question that architects and service owners ask, with facts that are the owner's to confirm. */
export type Answer = { question: string; paragraphs: readonly string[]; status: Status }

/** An integration, and how one gets it. */
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
      'Through the channels your platform already uses: e-mail, mobile push and SMS. If the owner doesn’t acknowledge the cue, it goes to the deputy and the cutover manager sees it.',
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
    question: 'What if our platform goes down during the event?',
    paragraphs: [
      'Print or export the runbook before you start. If the platform goes down, run from that copy and write down the times.',
      'When it’s back, enter them. The audit trail shows that they were entered later, and by whom.',
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

import type { Status } from '../site.ts'
import { onPlatform } from './platform-words.ts'

export type Answer = { question: string; answer: string; status: Status }

export type Integration = {
  name: string
  state: 'Built in' | 'Accessory' | 'Built to order'
  status: Status
}

export const architectsAnswers: readonly Answer[] = [
  {
    question: 'Which platform and versions does it run on?',
    answer: `It’s a native application for ${onPlatform.yours}. It supports the platform’s current release and the two before it, and we test each release before we publish for it.`,
    status: 'sample',
  },
  {
    question: 'How does a cue reach someone who is asleep?',
    answer:
      'By email, mobile push or SMS, through the channels your platform already uses. A cue that isn’t acknowledged goes to the deputy, and the cutover manager sees it. Cues in a chat or meeting tool need the Collaboration Platform Connections accessory.',
    status: 'sample',
  },
  {
    question: 'How large can an event be?',
    answer:
      'The largest event in our examples has 1,140 tasks. For a larger one, ask us for a test with your own sheet.',
    status: 'sample',
  },
  {
    question: 'Can we change a runbook while it runs?',
    answer:
      'Yes, if you’re its manager. You can delay a task, reassign it or add one, and the finish time and critical path follow at once. Each change is recorded, with the person and the time. A task that has finished keeps its times, and a correction is added beside them.',
    status: 'sample',
  },
  {
    question: 'What can a supplier’s people see and do?',
    answer:
      'What you allow. They join as Content Consumers with accounts on your platform, and you can limit them to the tasks they own and the tasks directly before and after.',
    status: 'sample',
  },
  {
    question: 'How does our spreadsheet get into the product?',
    answer:
      'You import it as .csv or .xlsx, and match its columns. Rows that can’t be read are listed for you to fix.',
    status: 'sample',
  },
  {
    question: 'What about time zones and clock changes?',
    answer:
      'Times are stored in UTC and each person sees them in their own time zone. Durations are elapsed minutes. When the clocks change, the finish is still right.',
    status: 'sample',
  },
]

export const integrations: readonly Integration[] = [
  { name: 'Change, incident and configuration records', state: 'Built in', status: 'sample' },
  { name: 'Users, groups, on-call rotas and approvals', state: 'Built in', status: 'sample' },
  { name: 'Cloud failover and restore jobs', state: 'Accessory', status: 'sample' },
  { name: 'Chat and meeting tools', state: 'Accessory', status: 'sample' },
  {
    name: 'Monitoring, deployment, anything with an API',
    state: 'Built to order',
    status: 'sample',
  },
]

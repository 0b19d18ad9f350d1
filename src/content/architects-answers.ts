import type { Status } from '../site.ts'

export type Answer = { question: string; answer: string; status: Status }

export type Integration = {
  name: string
  state: 'Built in' | 'Accessory'
  status: Status
}

export const architectsAnswers: readonly Answer[] = [
  {
    question: 'Which versions of our platform does it run on?',
    answer:
      'It supports your platform’s current release and the two before it. We test on each new release before we call it supported.',
    status: 'sample',
  },
  {
    question: 'How does a cue reach someone who is asleep?',
    answer:
      'By email, mobile push or SMS, through the channels your platform already uses. A cue that isn’t acknowledged goes to the deputy, and the cutover manager sees it.',
    status: 'sample',
  },
  {
    question: 'Can we change a runbook while it runs?',
    answer:
      'Yes, if you’re its manager. Delay a task, reassign it or add one, and the finish time and critical path follow at once. Each change is recorded, with the person and the time. A finished task keeps its times, and a correction is added beside them.',
    status: 'sample',
  },
  {
    question: 'What can a supplier’s people see and do?',
    answer:
      'What you allow. They join as Content Consumers with accounts on your platform, and you can limit them to the tasks they own and the tasks directly before and after.',
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
  {
    name: 'Cloud, chat and monitoring tools, and others with an API',
    state: 'Accessory',
    status: 'sample',
  },
]

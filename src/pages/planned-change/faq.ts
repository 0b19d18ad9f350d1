import { defineFaqs } from '../../content/faq-item.ts'

export const plannedChangeFaqs = defineFaqs('planned-change.ts', 5, [
  {
    question: 'How many rehearsals does a cutover need?',
    answer:
      'Common practice is a ladder: a tabletop, a mock cutover at T−14 days, a dry run between T−10 and T−7, and a dress rehearsal at T−7 with the real team and the real clock. A small change needs fewer. A change with a point of no return needs the dress rehearsal.',
  },
  {
    question: 'How do we decide go or no-go?',
    answer:
      'Write the criteria before the night, each with a threshold, a source of evidence and a named decision-maker. The runbook holds the gate as a task that waits for its evidence. It shows whether the backout still fits the window; the decision stays with the person named.',
  },
  {
    question: 'What happens when a task runs late?',
    answer:
      'The finish time is recalculated at once. If the task has float, the finish stays and the owner sees how much is left. If it lies on the critical path, the finish moves by the delay, and everyone sees the new time without asking.',
  },
  {
    question: 'Is a backout planned in the same runbook?',
    answer:
      'A backout is a planned retreat with its own tasks, owners and durations, so it can be rehearsed and timed like the change itself. From that timing follows the latest moment at which you can still turn back. A technical rollback may be one of its tasks.',
  },
  {
    question: 'Does it approve the change or manage the freeze?',
    answer:
      'No. The change record, its approvals, the change window and any freeze stay in your change process on the platform. The event links to them, so an auditor can follow approval to execution. If the change is not approved, the runbook does not make it so.',
  },
])

import { defineFaqs } from '../../content/faq-item.ts'

export const solutionFaqs = defineFaqs('solution.ts', 4, [
  {
    question: 'What is the difference between an event and a runbook?',
    answer:
      'An event is the whole occasion: a migration weekend, a failover test, a live recovery. It holds one or more runbooks, each owned by a team, with dependencies between them. The event shows one finish time and one critical path across all of its runbooks.',
  },
  {
    question: 'Can we bring in the runbooks we already have?',
    answer:
      'Yes, if the spreadsheet names its tasks, owners, durations and predecessors. The check on the features page shows what is missing before you commit to anything, and the file never leaves your browser. Expect to correct dependencies by hand: most spreadsheets leave them unsaid.',
  },
  {
    question: 'Does it replace our change and major-incident process?',
    answer:
      'No. Approval stays in your change record and command stays with your incident manager. A runbook is the minute-by-minute execution alongside: it links to those records and leaves their workflow alone. A continuity module’s plans and exercises also remain where they are.',
  },
  {
    question: 'Can a runbook run scripts and automation by itself?',
    answer:
      'The core of it is people: it tells an owner that a task may start, and records when it did. Systems outside the platform are connected through optional accessories, for cloud recovery, collaboration tools and custom integrations. A go/no-go decision always belongs to a named person.',
  },
])

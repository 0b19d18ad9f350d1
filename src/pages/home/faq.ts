import { defineFaqs } from '../../content/faq-item.ts'

export const homeFaqs = defineFaqs('home.ts', 5, [
  {
    question: 'What is a digital runbook?',
    answer:
      'An executable plan: tasks in time order, each with an owner, a duration and the tasks it waits for. It runs to one clock and records planned and actual times. It covers pre-implementation, implementation and post-implementation, and a backout with tasks of its own.',
  },
  {
    question: 'Why not keep the runbook in a spreadsheet?',
    answer:
      'A spreadsheet can hold the plan. It has no single owner and no clock, so one person re-keys progress while everyone else asks for it on a bridge call. Copies go stale, the critical path stays hidden, and the record afterwards has to be reconstructed.',
  },
  {
    question: 'Does our data leave our platform?',
    answer:
      'The application runs inside your own instance of your IT service management platform. It uses your users, groups, configuration items, change records and access controls, and its records stay there. Data moves elsewhere only if you connect another tool, or send us something for a support case.',
  },
  {
    question: 'Who needs a paid licence?',
    answer:
      'Content Creators do: administrators, event and runbook managers, runbook designers and authors, and integration engineers. Content Consumers are unlimited and free. They are task owners, service delivery and incident managers, senior executives and C-suite members, who read, act on tasks and follow the event.',
  },
  {
    question: 'How soon would it be useful to us?',
    answer:
      'Plan on value in under 30 days: procurement through the platform’s store on day 1, installation on day 2, onboarding in week 1, and first results in weeks 2 to 4. Your own change approvals and security review come on top, and those take the time they take.',
  },
])

import { defineFaqs } from '../../content/faq-item.ts'

export const disasterRecoveryFaqs = defineFaqs('disaster-recovery.ts', 5, [
  {
    question: 'What if the disaster takes our platform down as well?',
    answer:
      'Ask this before you buy. The application lives in your platform’s instance, so its availability is that of your instance. If the loss of both is plausible for you, keep a dated export or print of the invocation runbook off the platform, and rehearse from it once a year.',
  },
  {
    question: 'How is a measured RTO different from a declared one?',
    answer:
      'A declared RTO is a target someone agreed. A measured one is the elapsed time from the first failure to a service that its owner accepts, taken in an exercise on the real clock. The runbook keeps both, task by task, so you can see where the time went.',
  },
  {
    question: 'Does it carry out the failover itself?',
    answer:
      'It runs the order of work: invocation, failover by dependency, checks and failback, with people owning each step. Cloud Recovery Integrations, an optional accessory, connects it to cloud recovery tooling. It does not replicate data, so it cannot improve an RPO; it can show the RPO you achieved.',
  },
  {
    question: 'Should failback have a runbook too?',
    answer:
      'Yes, and teams often leave it out. Returning to the primary site means reversing replication, reconciling data written since failover and choosing a window. It is a planned change made under strain. Rehearse it with the same owners, and record its times apart from the failover’s.',
  },
  {
    question: 'Who can start an invocation runbook?',
    answer:
      'Those to whom you give the role in your platform’s own access controls. Invocation is a formal decision with a named authority, and the runbook records who took it and when. Name deputies: the first finding of many exercises is that the only authority was on leave.',
  },
])

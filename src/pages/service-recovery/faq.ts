import { defineFaqs } from '../../content/faq-item.ts'

export const serviceRecoveryFaqs = defineFaqs('service-recovery.ts', 4, [
  {
    question: 'How does this differ from major-incident management?',
    answer:
      'Your incident manager still commands, diagnoses and declares. The recovery runbook carries the part that can be prepared: the order in which a service comes back, who does each step and who must be told. It links to the major-incident record and writes its times as it goes.',
  },
  {
    question: 'How do we test a severe but plausible scenario?',
    answer:
      'Take an important business service and suppose the loss of something it depends on: a supplier, a site, a data store. Run the recovery as a rehearsal and compare the measured time with the impact tolerance. The gaps become tasks with owners, and you run it again.',
  },
  {
    question: 'Does it ensure that we meet PRA SS1/21 or DORA?',
    answer:
      'No product can. It helps you evidence what you did: which scenario was tested, when, by whom, how long each step took and what was changed as a result. Whether your tolerances, mapping and governance are sound is for your firm and its supervisors to judge.',
  },
  {
    question: 'What does time to restore include?',
    answer:
      'You decide, and the runbook holds you to it. Most teams start the clock at detection and stop it when the business service owner confirms that customers are being served. Mean time to restore is worth reporting only if those two moments are the same every time.',
  },
])

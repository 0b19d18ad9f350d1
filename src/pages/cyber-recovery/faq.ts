import { defineFaqs } from '../../content/faq-item.ts'

export const cyberRecoveryFaqs = defineFaqs('cyber-recovery.ts', 5, [
  {
    question: 'How does cyber recovery differ from disaster recovery?',
    answer:
      'In a disaster you trust your copies and want them back fast. After an attack you trust nothing until it is proved clean. So containment comes first, identity is rebuilt before anything that relies on it, and restoration takes place in an isolated recovery environment, or IRE.',
  },
  {
    question: 'Why is identity rebuilt first?',
    answer:
      'Every later step depends on knowing who is asking. Restore servers first and an intruder who still holds a privileged account simply follows you in. Rebuild the directory, issue fresh administrator accounts and rotate credentials, including those of services, before anything is reconnected.',
  },
  {
    question: 'What if the attacker is already in our platform?',
    answer:
      'Then treat its contents as suspect, the runbook among them. Decide beforehand how you would work without the platform: a printed or exported copy kept offline, a separate channel for the team, and a test of both. A tool inside the estate cannot be your only plan.',
  },
  {
    question: 'Does it detect ransomware or check our backups?',
    answer:
      'No. Detection belongs to your security tools, and proving a backup clean belongs to your backup and forensic teams. The runbook makes that proof a task with an owner and a gate behind it, so that no restore starts on an unverified copy without a recorded decision.',
  },
  {
    question: 'Does it help with regulatory reporting after an attack?',
    answer:
      'It supplies the timeline: who decided what, and when, in an order you can defend. In the United States, for example, SEC Form 8-K Item 1.05 allows four business days after an incident is determined to be material. The judgement of materiality and the filing remain yours.',
  },
])

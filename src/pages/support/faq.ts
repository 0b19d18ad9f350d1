import { defineFaqs } from '../../content/faq-item.ts'

export const supportFaqs = defineFaqs('support.ts', 4, [
  {
    question: 'When can I reach a person?',
    answer:
      'Monday to Friday, 08:00–18:00 UK time, by phone, e-mail, WhatsApp or live chat. You can write at any other time, and we’ll read it when we’re back. The Customer Support Addendum sets out the contracted service and states its own hours.',
  },
  {
    question: 'How quickly will you respond?',
    answer:
      'It depends on severity: P1 Critical within 4 hours, P2 High within 8, P3 Medium within 24 and P4 Low within 48, counted in support hours. That is the time to a first response from someone working on it. We don’t promise a time to fix, because nobody can know it in advance.',
  },
  {
    question: 'Can you be on hand for our cutover weekend?',
    answer:
      'Standard support doesn’t cover nights and weekends. Service Assurance does. It’s a premium offer with a 24-hour model and a team of four, charged at £100 per hour. Tell us the date as early as you can, ideally before your first rehearsal.',
  },
  {
    question: 'What should I include when I report a problem?',
    answer:
      'Say what you were doing, what you expected, what happened and when, with your application and platform versions. Tell us if an event is running now. Leave out personal and confidential data, and blank it in screenshots first. We don’t need access to your instance to start.',
  },
])

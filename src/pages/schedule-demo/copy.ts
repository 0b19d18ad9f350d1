import { paths } from '../../paths.ts'
import { company, copyrightYear, demoMinutes } from '../../site.ts'

export const head = {
  path: paths.scheduleDemo,
  title: 'Schedule a demo',
  description: `Book a ${demoMinutes}-minute demonstration of Cuewright with one of your own runbooks. Choose a time that suits you.`,
}

export const opening = {
  title: 'Bring one of your own runbooks. We’ll run it.',
  lead: 'It takes 30 minutes. Send us a spreadsheet beforehand, with its data blanked out, and we’ll use it in the demo.',
}

export const agenda = {
  label: 'What happens in the half hour',
  minutes: demoMinutes,
  stops: [
    { from: 0, text: 'Your event: what’s moving, and by when' },
    { from: 5, text: 'Your tasks as a runbook, with its critical path' },
    { from: 15, text: 'Delay a task, and watch the finish time' },
    { from: 22, text: 'Go/no-go, the backout and the audit trail' },
    { from: 27, text: 'Your questions, and next steps' },
  ],
  end: 'We finish on time',
}

export const booking = {
  direct: 'Open the booking page directly',
  quick: 'Quick Book',
  frame: 'Booking calendar for a demo',
  withoutScript:
    'The calendar below needs JavaScript. Please use the link “Open the booking page directly” above, or call',
  unconfigured: {
    title: 'Online booking isn’t available yet',
    text: 'The links above lead to our contact page instead. Suggest two or three times, and we’ll confirm one by email.',
    sample: 'number and address',
    owner: {
      before: 'Set',
      after:
        'to your booking page’s address and build the site again: its calendar then opens here.',
    },
  },
  consent: {
    before: 'By booking you ask us to contact you about the demo. The ',
    link: {
      href: paths.legal('website-privacy-policy'),
      label: 'website privacy policy',
    },
    after: ' says who receives it and how long we keep it.',
  },
  foot: `© ${copyrightYear} ${company}`,
}

import { paths } from '../../paths.ts'
import { company, copyrightYear, demoMinutes } from '../../site.ts'

export const head = {
  path: paths.scheduleDemo,
  title: 'Schedule a demo',
  description: `Book a ${demoMinutes}-minute demonstration of Cuewright with one of your own runbooks. Choose a time that suits you.`,
}

export const opening = {
  title: 'Thirty minutes, one of your own runbooks',
  lead: 'Send us a spreadsheet beforehand, its data blanked out, and the demo runs that instead of ours.',
}

export const agenda = {
  label: 'What happens in the half hour',
  minutes: demoMinutes,
  stops: [
    { from: 0, text: 'Your event: what moves, and by when' },
    { from: 5, text: 'Your tasks as a runbook, with its critical path' },
    { from: 15, text: 'A task slips, live: what the finish time does' },
    { from: 22, text: 'Go/no-go, the backout, the record' },
    { from: 27, text: 'Your questions, and whether to go on' },
  ],
  end: 'The end, on time',
}

export const booking = {
  direct: 'Open the booking page directly',
  quick: 'Quick Book',
  frame: 'Booking calendar for a demo',
  withoutScript:
    'The calendar below needs JavaScript. Please use the link “Open the booking page directly” above, or call',
  unconfigured: {
    title: 'The calendar is not connected yet',
    text: 'Until it is, the links above lead to our contact page. Name two or three half hours that suit you, and we confirm one by e-mail.',
    sample: 'number and address',
  },
  consent: {
    before: 'By booking you agree that we use what you enter to arrange the demo. The ',
    link: {
      href: paths.legal('website-privacy-policy'),
      label: 'website privacy policy',
    },
    after: ' says who receives it and for how long it is kept.',
  },
  foot: `© ${copyrightYear} ${company}`,
}

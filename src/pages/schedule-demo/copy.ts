import { paths } from '../../paths.ts'
import { company, copyrightYear, demoMinutes } from '../../site.ts'

export const head = {
  path: paths.scheduleDemo,
  title: 'Schedule a demo',
  description: `Book a ${demoMinutes}-minute demonstration of Cuewright. We run the sample event, and outline yours.`,
}

export const opening = {
  title: 'Watch a cutover run. Then outline your own.',
  lead: 'It takes 30 minutes. We run the sample event. Send us a sheet first, with its data blanked out, and we outline it with you.',
}

export const agenda = {
  label: 'What happens in the half hour',
  minutes: demoMinutes,
  stops: [
    { from: 0, text: 'Your event, and its date' },
    { from: 5, text: 'The sample event, a delay and its new finish' },
    { from: 15, text: 'Go/no-go, the backout and the audit trail' },
    { from: 20, text: 'Your own sheet, in outline' },
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
    title: 'Book by phone or email',
    text: 'Suggest two or three times, and we’ll confirm one by email.',
    links: 'Online booking isn’t available yet, so both open our contact page.',
    sample: 'numbers and address',
  },
  consent: {
    before: 'By booking you ask us to contact you about the demo. The ',
    link: {
      href: paths.legal('website-privacy-policy'),
      label: 'website privacy policy',
    },
    after: ' says who receives your details and how long we keep them.',
  },
  foot: `© ${copyrightYear} ${company}`,
}

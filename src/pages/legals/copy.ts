import { isSample, sampleNote } from '../../content/sample.ts'
import { sources as cited } from '../../content/sources.ts'
import { assurances, flows, notYet, trustFacts } from '../../content/trust.ts'
import { inWords } from '../../lib/in-words.ts'
import { paths } from '../../paths.ts'
import { product } from '../../site.ts'

export const head = {
  path: paths.legals,
  title: 'Legal documents',
  description:
    'What leaves your instance and what does not, what supervisors ask of a supplier, and the five policies and agreements.',
}

export const intro = {
  title: 'Legal documents',
  lead: 'The website privacy policy is in force.',
  intent:
    'The others are drafts of the terms that we plan to offer. Our lawyers haven’t reviewed them yet.',
}

export const flow = {
  title: 'Data that leaves your instance',
  lead: 'Here is everything that can leave it, besides what your own people export.',
  sample: [...flows, ...trustFacts, ...assurances, ...notYet].some(isSample)
    ? `${sampleNote}s on this page, until confirmed.`
    : undefined,
  instance: {
    name: 'Your instance',
    yours: {
      title: 'Yours already',
      items: ['Users and groups', 'Configuration', 'Changes and incidents', 'Access controls'],
    },
    ours: {
      title: product,
      items: ['Runbooks and tasks', 'Planned and actual times', 'The audit trail'],
    },
  },
  columns: { what: 'What', to: 'To', when: 'When' },
}

export const facts = { title: 'How we work with your data' }

export const certificates = {
  title: 'Certificates',
  until: 'valid until',
}

export const procurement = {
  title: 'Answers for procurement',
  caption: 'What procurement asks of us, and what there is today',
  columns: { topic: 'Topic', answer: 'What there is' },
  open: { before: 'You can’t get these from us yet: ', planned: 'planned for' },
  undated: { all: 'We haven’t set dates for these.', some: 'Where no date is given, none is set.' },
}

export const supervisors = {
  title: 'Answers for your supervisors',
  lead: 'DORA Article 30 lists what a contract for ICT services must contain. SS2/21 sets out what the PRA expects.',
  caption: 'Where our documents answer DORA Article 30 and SS2/21',
  columns: { topic: 'Topic', dora: 'DORA', pra: 'SS2/21', answer: 'Where we answer' },
  chapter: 'Chapter',
  none: 'Not asked',
  open: {
    folded: (points: number) =>
      `The clauses that answer ${inWords(points)} points of Article 30 and SS2/21`,
    before: 'Our documents don’t answer these yet, and we agree them in the order: ',
    after: '.',
  },
  sources: [
    {
      name: 'Regulation (EU) 2022/2554, Article 30',
      href: cited.dora,
    },
    {
      name: 'PRA SS2/21, chapters 6 to 10',
      href: cited.praSs221,
    },
  ],
}

export const register = {
  version: 'Version',
  missing: {
    title: 'Something missing?',
    text: 'A security questionnaire, a data processing agreement, an older version?',
    ask: 'Ask for a document',
  },
}

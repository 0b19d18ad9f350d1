import { sources as cited } from '../../content/sources.ts'
import { paths } from '../../paths.ts'
import { product } from '../../site.ts'

export const head = {
  path: paths.legals,
  title: 'Legal documents',
  description:
    'What leaves your instance and what does not, what supervisors ask of a supplier, and the five policies and agreements, with version and date.',
}

export const intro = {
  title: 'Legal documents',
  lead: `Three policies and two agreements. They cover this website and the ${product} application, and each carries its version and date.`,
  intent: 'They show the terms we intend to contract on, until our lawyers have reviewed them.',
  skip: 'To the documents',
}

export const flow = {
  title: 'What leaves your instance',
  lead: `${product} is installed in your own instance of your IT service management platform, and its records stay there. This is everything that can leave it.`,
  instance: {
    name: 'Your instance',
    yours: {
      title: 'Yours already',
      items: ['Users and groups', 'CMDB', 'Change and major-incident records', 'Access controls'],
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
  none: 'None is current. A certificate appears here while it is valid, and goes on the day it ends.',
}

export const answers = {
  title: 'What your supervisors ask of a supplier',
  lead: 'DORA Article 30 lists what a contract for ICT services must say. SS2/21 sets out what the PRA expects of one. Here is where our documents answer, and where they do not yet.',
  caption: 'Where our documents answer DORA Article 30 and SS2/21',
  columns: { topic: 'Topic', dora: 'DORA', pra: 'SS2/21', answer: 'Where we answer' },
  chapter: 'Chapter',
  open: 'Not in the documents yet. Agreed in the order.',
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
  title: 'The documents',
  version: 'Version',
  missing: {
    title: 'Something missing?',
    text: 'A security questionnaire, a data processing agreement, an older version: tell us which document you need and whom it is for.',
    ask: 'Ask for a document',
  },
}

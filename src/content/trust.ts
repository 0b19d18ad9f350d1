import { britishDate } from '@cuewright/runbook/words'
import { lapsedCertificates } from './certificates.ts'
import type { LegalSlug } from './legal.ts'
import { onPlatform } from './platform-words.ts'
import { registration, type Status } from '../site.ts'

/** A clause of a legal document, '7.4' of 'app-privacy-policy'. */
export type Clause = { document: LegalSlug; number: `${number}.${number}` }

export type Flow = {
  name: string
  to: string
  when: string
  /** Who receives the data. */
  end: 'nobody' | 'yours' | 'ours'
  clause: Clause
  status: Status
}

export type TrustFact = { title: string; text: string; clauses: Clause[]; status: Status }

export type Assurance = { title: string; text: string; clauses: Clause[]; status: Status }

/** `by` is the day (ISO) on which it will be available; '' if the owner has set none. */
export type NotYet = { what: string; by: string; status: Status }

export type DoraPoint = {
  topic: string
  /** A point of DORA Article 30. */
  dora: `30(${string}`
  /** A chapter of SS2/21. */
  pra?: `${number}`
  /** Empty if no document covers it. */
  clauses: Clause[]
}

function inPolicy(number: Clause['number']): Clause {
  return { document: 'app-privacy-policy', number }
}

function inAgreement(number: Clause['number']): Clause {
  return { document: 'subscription-agreement', number }
}

function inAddendum(number: Clause['number']): Clause {
  return { document: 'customer-support-addendum', number }
}

/** Everything that can leave an instance. */
export const flows: readonly Flow[] = [
  {
    name: 'Your records, and how you use the application',
    to: `Nowhere. They stay in your instance of ${onPlatform.yours}`,
    when: 'The application sends us nothing',
    end: 'nobody',
    clause: inPolicy('4.1'),
    status: 'sample',
  },
  {
    name: 'Notifications',
    to: 'People you choose, sent by your own instance',
    when: 'When a task may start, finishes or slips',
    end: 'yours',
    clause: inPolicy('4.3'),
    status: 'sample',
  },
  {
    name: 'What an accessory exchanges',
    to: 'Your own cloud account or collaboration tool, or a system you name',
    when: 'Only once you switch that accessory on',
    end: 'yours',
    clause: inPolicy('5.1'),
    status: 'sample',
  },
  {
    name: 'What you send with a support case',
    to: 'Our case system, our email, or the chat you write in',
    when: 'When you open a case. Deleted within 90 days of the case being closed',
    end: 'ours',
    clause: inPolicy('7.3'),
    status: 'sample',
  },
  {
    name: 'What our engineers see',
    to: 'Our support engineers, or those on watch under Service Assurance',
    when: 'With access that you grant, for a case or for the hours agreed',
    end: 'ours',
    clause: inPolicy('7.2'),
    status: 'sample',
  },
  {
    name: 'The number of your Content Creators',
    to: 'Us, from your administrator',
    when: 'At renewal. No names',
    end: 'ours',
    clause: inPolicy('4.2'),
    status: 'sample',
  },
]

export const trustFacts: readonly TrustFact[] = [
  {
    title: 'Access',
    text: 'We have no standing access to your instance. You grant access for a case or for agreed hours, and you end it. Your instance records what we do.',
    clauses: [inAgreement('9.1'), inPolicy('7.2')],
    status: 'sample',
  },
  {
    title: 'Development and release',
    text: `Every change is reviewed before release. You decide when to install it.`,
    clauses: [inPolicy('6.4'), inAddendum('2.3')],
    status: 'sample',
  },
  {
    title: 'Exit and export',
    text: 'When a subscription ends, export your runbooks and audit trails before you remove the application. They stay in your instance, where your own administrators can read them, unless its removal deletes the tables too. We hold no copy.',
    clauses: [inPolicy('9.2'), inAgreement('14.4')],
    status: 'sample',
  },
]

/** What procurement teams ask about the company. */
export const assurances: readonly Assurance[] = [
  {
    title: 'Sub-processors',
    text: 'Other companies run our case system, our email and our chat. You get the list on request, and 30 days’ notice of a change.',
    clauses: [inPolicy('7.4')],
    status: 'sample',
  },
  {
    title: 'Data processing terms',
    text: 'Our processor’s duties cover what you send with a support case. A signed data processing agreement prevails.',
    clauses: [inPolicy('7.3'), inPolicy('11.1')],
    status: 'sample',
  },
  {
    title: 'Can an administrator alter the audit trail?',
    text: 'Nobody can rewrite it in the application, and corrections show. Your platform’s administrators may still reach its tables, so restrict and log that access.',
    clauses: [inPolicy('6.3'), { document: 'acceptable-use-policy', number: '3.2' }],
    status: 'sample',
  },
  {
    title: 'If our company fails',
    text: 'You may end the agreement at once, so far as the law allows.',
    clauses: [inAgreement('14.2')],
    status: 'sample',
  },
]

/** What they ask for and we can't give them yet. */
export const notYet: readonly NotYet[] = [
  ...(registration.number
    ? []
    : [{ what: `a ${registration.label} on this page`, by: '', status: registration.status }]),
  { what: 'certificates of professional indemnity and cyber insurance', by: '', status: 'sample' },
  ...lapsedCertificates(new Date().toISOString().slice(0, 10)).map(({ name, expires, status }) => ({
    what: `a current certificate in place of ${name} (ended ${britishDate(expires)})`,
    by: '',
    status,
  })),
  { what: 'the summary of an independent penetration test', by: '', status: 'sample' },
  { what: 'a published list of sub-processors', by: '', status: 'sample' },
  {
    what: 'a standard business associate agreement for US healthcare (HIPAA)',
    by: '',
    status: 'sample',
  },
  { what: 'escrow of the source code', by: '', status: 'sample' },
]

/** What supervisors ask of a contract with a supplier, and the clauses that answer. */
export const doraPoints: readonly DoraPoint[] = [
  {
    topic: 'What the service is',
    dora: '30(2)(a)',
    pra: '6',
    clauses: [inAgreement('2.1'), inAgreement('3.1')],
  },
  {
    topic: 'Sub-contractors',
    dora: '30(2)(a)',
    pra: '9',
    clauses: [inPolicy('7.4')],
  },
  {
    topic: 'Where data is processed',
    dora: '30(2)(b)',
    pra: '7',
    clauses: [inPolicy('6.2'), inPolicy('7.5')],
  },
  {
    topic: 'Data protection and confidentiality',
    dora: '30(2)(c)',
    pra: '7',
    clauses: [inPolicy('6.1'), inPolicy('7.3'), inAgreement('10.1')],
  },
  {
    topic: 'Access to data, and its return, when the contract ends',
    dora: '30(2)(d)',
    pra: '10',
    clauses: [inPolicy('9.2'), inAgreement('14.4')],
  },
  {
    topic: 'Service levels',
    dora: '30(2)(e)',
    pra: '6',
    clauses: [inAddendum('4.1')],
  },
  {
    topic: 'Help in an incident, at a cost known beforehand',
    dora: '30(2)(f)',
    pra: '6',
    clauses: [inAddendum('2.2'), inAddendum('11.2')],
  },
  {
    topic: 'Co-operation with supervisors',
    dora: '30(2)(g)',
    pra: '8',
    clauses: [],
  },
  {
    topic: 'Termination and notice',
    dora: '30(2)(h)',
    pra: '6',
    clauses: [inAgreement('8.3'), inAgreement('14.1')],
  },
  {
    topic: 'Your security awareness and resilience training',
    dora: '30(2)(i)',
    clauses: [],
  },
  {
    topic: 'Precise targets, and what happens when we miss them',
    dora: '30(3)(a)',
    pra: '6',
    clauses: [inAddendum('4.1'), inAddendum('10.3')],
  },
  {
    topic: 'Notice of anything that could affect the service',
    dora: '30(3)(b)',
    pra: '6',
    clauses: [],
  },
  {
    topic: 'Our own contingency plans and security measures',
    dora: '30(3)(c)',
    pra: '10',
    clauses: [],
  },
  {
    topic: 'Threat-led penetration testing',
    dora: '30(3)(d)',
    clauses: [],
  },
  {
    topic: 'Access, inspection and audit',
    dora: '30(3)(e)',
    pra: '8',
    clauses: [],
  },
  {
    topic: 'Exit plan and transition',
    dora: '30(3)(f)',
    pra: '10',
    clauses: [],
  },
]

export const citedAs: Readonly<Record<LegalSlug, string>> = {
  'website-privacy-policy': 'Website privacy policy',
  'app-privacy-policy': 'App privacy policy',
  'acceptable-use-policy': 'Acceptable use policy',
  'customer-support-addendum': 'Support addendum',
  'subscription-agreement': 'Subscription agreement',
}

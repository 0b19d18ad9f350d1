import { z } from 'zod'
import { legalSlugs, type LegalSlug } from './legal.ts'
import { statusField } from './sample.ts'

/** A clause of a legal document, '7.4' of 'app-privacy-policy'. */
const Clause = z.strictObject({
  document: z.enum(legalSlugs),
  number: z.string().regex(/^\d+\.\d+$/, "must be a clause, such as '7.4'"),
})
export type Clause = z.infer<typeof Clause>

const Flow = z.strictObject({
  name: z.string().min(1),
  to: z.string().min(1),
  when: z.string().min(1),
  /** Who receives the data. */
  end: z.enum(['nobody', 'yours', 'ours']),
  clause: Clause,
  status: statusField,
})
export type Flow = z.infer<typeof Flow>

const TrustFact = z.strictObject({
  title: z.string().min(1),
  text: z.string().regex(/\.$/, 'must be sentences'),
  clauses: z.array(Clause).min(1),
  status: statusField,
})
export type TrustFact = z.infer<typeof TrustFact>

const Assurance = z
  .strictObject({
    title: z.string().min(1),
    text: z.string().regex(/\.$/, 'must be sentences').optional(),
    /** `by` is the day (ISO) on which it will be available; '' if the owner has set none. */
    missing: z
      .strictObject({ what: z.string().min(1), by: z.iso.date().or(z.literal('')) })
      .optional(),
    clauses: z.array(Clause).default([]),
    status: statusField,
  })
  .refine(({ text, missing }) => text !== undefined || missing !== undefined, 'says nothing')
export type Assurance = z.infer<typeof Assurance>

const DoraPoint = z.strictObject({
  topic: z.string().min(1),
  /** Points of DORA Article 30. */
  dora: z.string().regex(/^30\(/),
  /** A chapter of SS2/21. */
  pra: z.string().regex(/^\d+$/).optional(),
  /** Empty if no document covers it. */
  clauses: z.array(Clause),
})
export type DoraPoint = z.infer<typeof DoraPoint>

function inPolicy(number: string): Clause {
  return { document: 'app-privacy-policy', number }
}

function inAgreement(number: string): Clause {
  return { document: 'subscription-agreement', number }
}

function inAddendum(number: string): Clause {
  return { document: 'customer-support-addendum', number }
}

/** Everything that can leave an instance. */
export const flows: readonly Flow[] = z.array(Flow).parse([
  {
    name: 'Your records, and how you use the application',
    to: 'They stay in your instance',
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
    to: 'Your own cloud account or collaboration tool',
    when: 'Only once you switch that accessory on',
    end: 'yours',
    clause: inPolicy('5.1'),
    status: 'sample',
  },
  {
    name: 'What you send with a support case',
    to: 'Our case system and email',
    when: 'When you open a case. Deleted within 90 days of its close',
    end: 'ours',
    clause: inPolicy('7.3'),
    status: 'sample',
  },
  {
    name: 'What our engineers see under Service Assurance',
    to: 'Our engineers on watch',
    when: 'With access that you grant, for the hours agreed',
    end: 'ours',
    clause: inAddendum('11.3'),
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
])

export const trustFacts: readonly TrustFact[] = z.array(TrustFact).parse([
  {
    title: 'Access',
    text: 'We have no standing access to your instance. If a case needs us to look, you share a screen or grant access for that case, and end it afterwards. Your instance records what we do.',
    clauses: [inAgreement('9.1'), inPolicy('7.2')],
    status: 'sample',
  },
  {
    title: 'Development and testing',
    text: `Every change is reviewed before release. You decide when to install a release.`,
    clauses: [inPolicy('6.4'), inAddendum('2.3')],
    status: 'sample',
  },
  {
    title: 'Exit and export',
    text: 'When a subscription ends, you remove the application. Your runbooks and audit trails stay in your instance, where your own administrators can read them. Export them before that if you want them in another form. We hold no copy.',
    clauses: [inPolicy('9.2'), inAgreement('14.4')],
    status: 'sample',
  },
])

/** What procurement teams ask about the company. */
export const assurances: readonly Assurance[] = z.array(Assurance).parse([
  {
    title: 'Company number and registered office',
    missing: { what: 'The number and the address, published here.', by: '' },
    status: 'sample',
  },
  {
    title: 'Insurance',
    missing: { what: 'Certificates of professional indemnity and cyber insurance.', by: '' },
    status: 'sample',
  },
  {
    title: 'Information security certificate',
    missing: { what: 'A current ISO 27001 certificate.', by: '' },
    status: 'sample',
  },
  {
    title: 'Penetration test',
    missing: { what: 'An independent test, with its summary for customers.', by: '' },
    status: 'sample',
  },
  {
    title: 'Sub-processors',
    text: 'Other companies run our case system and our email. You get the list on request, and 30 days’ notice of a change.',
    missing: { what: 'The list, published on this page.', by: '' },
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
    title: 'Business associate agreement (HIPAA)',
    missing: { what: 'A standard agreement for US healthcare.', by: '' },
    status: 'sample',
  },
  {
    title: 'Can an administrator alter the audit trail?',
    text: 'The application offers no means of rewriting it, and corrections show. Your platform’s administrators may still reach its tables, so restrict and log that access.',
    clauses: [inPolicy('6.3'), { document: 'acceptable-use-policy', number: '3.2' }],
    status: 'sample',
  },
  {
    title: 'If our company fails',
    text: 'You may end the agreement at once. Your records stay in your instance.',
    missing: { what: 'Escrow of the source code.', by: '' },
    clauses: [inPolicy('9.2'), inAgreement('14.2')],
    status: 'sample',
  },
])

function point(dora: string, pra: string | undefined, topic: string, ...clauses: Clause[]) {
  return { topic, dora, pra, clauses }
}

/** What supervisors ask of a contract with a supplier, and the clauses that answer. */
export const doraPoints: readonly DoraPoint[] = z
  .array(DoraPoint)
  .parse([
    point('30(2)(a)', '6', 'What the service is', inAgreement('2.1'), inAgreement('3.1')),
    point('30(2)(a)', '9', 'Sub-contractors', inPolicy('7.4')),
    point('30(2)(b)', '7', 'Where data is processed', inPolicy('6.2'), inPolicy('7.5')),
    point(
      '30(2)(c)',
      '7',
      'Data protection and confidentiality',
      inPolicy('6.1'),
      inPolicy('7.3'),
      inAgreement('10.1'),
    ),
    point(
      '30(2)(d)',
      '10',
      'Access to data, and its return, when the contract ends',
      inPolicy('9.2'),
      inAgreement('14.4'),
    ),
    point('30(2)(e)', '6', 'Service levels', inAddendum('4.1')),
    point(
      '30(2)(f)',
      '6',
      'Help in an incident, at a cost known beforehand',
      inAddendum('2.2'),
      inAddendum('11.2'),
    ),
    point('30(2)(g)', '8', 'Co-operation with supervisors'),
    point('30(2)(h)', '6', 'Termination and notice', inAgreement('8.3'), inAgreement('14.1')),
    point('30(2)(i)', undefined, 'Your security awareness and resilience training'),
    point(
      '30(3)(a)',
      '6',
      'Precise targets, and what happens when we miss them',
      inAddendum('4.1'),
      inAddendum('10.3'),
    ),
    point('30(3)(b)', '6', 'Notice of anything that could affect the service'),
    point('30(3)(c)', '10', 'Our own contingency plans and security measures'),
    point('30(3)(d)', undefined, 'Threat-led penetration testing'),
    point('30(3)(e)', '8', 'Access, inspection and audit'),
    point('30(3)(f)', '10', 'Exit plan and transition'),
  ])

export const citedAs: Readonly<Record<LegalSlug, string>> = {
  'website-privacy-policy': 'Website privacy policy',
  'app-privacy-policy': 'App privacy policy',
  'acceptable-use-policy': 'Acceptable use policy',
  'customer-support-addendum': 'Support addendum',
  'subscription-agreement': 'Subscription agreement',
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testDist } from '../../local/e2e/build.ts'
import { getLegalDocuments } from '../../src/content/legal.ts'
import { getPosts } from '../../src/content/posts.ts'
import { counselNote, inForceNote } from '../../src/content/sample.ts'
import { cyberColumn } from '../../src/content/scenarios.ts'
import { getStories } from '../../src/content/stories.ts'
import { paidFor } from '../../src/content/user-types.ts'
import { at, plan } from '../../src/events/event-times.ts'
import { failoverTimes } from '../../src/events/payments-failover.ts'
import { owners, paymentsMigration } from '../../src/events/payments-migration.ts'
import { paymentsService } from '../../src/events/payments-service.ts'
import { chambers } from '../../src/events/rebuild-chambers.ts'
import { scenarioEvents } from '../../src/events/scenario-events.ts'
import { americanDate } from '../../src/lib/dates.ts'
import { britishDate } from '@cuewright/runbook/words'
import { paths } from '../../src/paths.ts'
import { addendumHours, businessHours, copyrightYear } from '../../src/site.ts'
import { viewOf } from '@cuewright/runbook/model'
import { readSite, saidBy } from './read-site.ts'

// Pages, posts, stories and legal documents tell some facts more than once. Each has one source, from
// which the places are held here; `never` finds the readings that contradict it.

type Fact = {
  fact: string
  told?: readonly (readonly [path: string, ...words: string[]])[]
  never?: RegExp
}

const agreement = paths.legal('subscription-agreement')
const addendum = paths.legal('customer-support-addendum')
const policy = paths.legal('acceptable-use-policy')
const gatePost = paths.post('go-no-go-criteria-before-the-night')
const backoutPost = paths.post('the-backout-plan-is-a-runbook')
const { restoredWhen } = paymentsService
const [lastGate, feeds] = [viewOf(plan, '14'), viewOf(plan, '15')]
const told14 = `between ${at(lastGate.start)} and ${at(lastGate.finish)}`
const gates = scenarioEvents['disaster-recovery'].tasks.flatMap(({ gate }) =>
  gate ? [[paths.disasterRecovery, gate.decidedBy] as const] : [],
)
const oneDecider = 'one named decision-maker'
const locks = chambers.map(
  ({ decidedBy }) => [paths.cyberRecovery, `${decidedBy} decides`] as const,
)

const facts: readonly Fact[] = [
  {
    fact: 'the recovery clock stops when the service’s owner accepts it',
    told: [
      [paths.disasterRecovery, restoredWhen],
      [paths.serviceRecovery, restoredWhen],
      [paths.post('a-declared-rto-is-a-wish'), restoredWhen],
      [paths.post('what-a-runbooks-record-answers'), restoredWhen],
    ],
    never: /confirms? that customers are|(until|to) (the first good payment|acceptance)\b/i,
  },
  {
    fact: 'Content Creators log cases, four of them are contacts for calls',
    told: [
      [paths.support, 'Content Creators log cases, and up to four of them may phone us'],
      [addendum, 'Content Creators may log Cases', 'up to four of its Content Creators'],
    ],
    never: /everyone on your subscription/i,
  },
  {
    fact: 'a live chat that is not set up is not promised',
    told: [paths.support, paths.contact].map((path) => [path, 'Opens when our chat is set up']),
    never: /Opens here|WhatsApp or live chat/,
  },
  {
    fact: 'who is paid for, and that everyone else is free',
    told: [
      [paths.home, paidFor, 'free, in any number'],
      [
        paths.pricing,
        'Task owners',
        'Service delivery and incident managers',
        'Senior executives',
        'C-suite members',
      ],
    ],
  },
  {
    fact: 'suppliers and partners take part while they work for the customer',
    told: [[agreement, 'suppliers, partners and other parties to its events']],
  },
  {
    fact: 'every gate and every lock has one decider, never two',
    told: [...gates, ...locks, [paths.features, oneDecider], [paths.plannedChange, oneDecider]],
    never: /two named (decision-makers|deciders)|decided together/i,
  },
  {
    fact: 'the payments migration has 17 tasks, the sample 300',
    told: [[paths.home, `${paymentsMigration.tasks.length} tasks`, 'Try the sample, 300 tasks']],
    never: /300-task (payments|migration)/i,
  },
  {
    fact: 'the payments migration has thirteen owners',
    told: [
      [paths.home, `${owners.length} owners`],
      [paths.solution, `${owners.length} owners`],
      [paths.post('from-spreadsheet-to-runbook-in-a-week'), `${owners.length} owners`],
    ],
    never: /\b(nine|9) teams\b/i,
  },
  {
    fact: 'data leaves the platform only by what the customer switches on',
    told: [
      [
        paths.home,
        'Not unless you switch on an integration, an export or a notification, send us something with a support case, or give our engineers access, for a case or under Service Assurance.',
      ],
    ],
  },
  {
    fact: 'a cue goes out when a task may start',
    never: /when a task starts|(?<!may start, )finishes or slips/i,
  },
  {
    fact: 'XS moves up by a new plan',
    told: [
      [
        paths.pricing,
        'From S up, the upgrade is co-terminous',
        'remaining balance of your XS package is credited',
      ],
    ],
    never: /Moving up costs the difference/i,
  },
  {
    fact: 'a change of the policy takes away nothing that is paid for',
    told: [agreement, policy].map((path) => [
      path,
      'takes away nothing that the Customer has paid',
    ]),
  },
  {
    fact: 'Service Assurance charges the weeks before by the hour too',
    told: [
      [
        paths.serviceAssurance,
        'Preparation, and monitoring before the event, are booked by the hour',
      ],
    ],
  },
  {
    fact: 'a demo runs the sample event, and outlines the visitor’s own',
    told: [
      [paths.scenarios, 'we outline it with you in the demo’s half hour'],
      [paths.scheduleDemo, 'We run the sample event'],
    ],
    never: /We’ll run it|same on your own figures|half an hour with your own/i,
  },
  {
    fact: 'the point of no return is decided at its gate, before the feeds open',
    told: [
      [
        paths.plannedChange,
        `opens at ${at(lastGate.start)} and is decided by ${at(lastGate.finish)}`,
      ],
      [gatePost, `It is passed right after ${at(feeds.start)}`, told14],
      [backoutPost, `opens the feeds, right after ${at(feeds.start)}`, told14],
    ],
  },
  {
    fact: 'the exercise missed its RTO by more than its estimates',
    told: [['/llms.txt', `${failoverTimes.measured - failoverTimes.rto} minutes after its RTO`]],
    never: /came close to their (estimates|targets)/i,
  },
  {
    fact: 'go/no-go criteria are agreed a week before',
    told: [
      [paths.plannedChange, 'criteria a week ahead'],
      [gatePost, 'can be written a week earlier'],
    ],
  },
  {
    fact: 'only a column of stories is called Cyber Security',
    told: [[paths.stories, cyberColumn]],
    never: new RegExp(`${cyberColumn}(?! and Resilience Bill|\\s*Coming soon)`),
  },
  {
    fact: 'the hours of support, and those of the addendum',
    told: [
      [paths.support, `${businessHours.opens}–${businessHours.closes}`, addendumHours.text],
      [addendum, addendumHours.text],
    ],
  },
  { fact: 'over 11,000 appointments', never: /(?<!over )11,000 appointments/i },
  {
    fact: 'records stay in the instance after the application has gone',
    told: [paths.legals, agreement, paths.legal('app-privacy-policy')].map((path) => [
      path,
      'own administrators can read',
    ]),
  },
  {
    fact: 'the subscription renews by itself',
    told: [
      [paths.pricing, 'renews by itself', '30 days before the term ends'],
      [agreement, 'renews automatically', '30 days before the end of the current Term'],
    ],
  },
  {
    fact: 'the copyright’s year, and dates the American way in stories, the British in posts',
    told: [
      [paths.home, `© ${copyrightYear} `],
      ...getStories().map(
        (each) => [paths.story(each.id), americanDate(each.publishedDate)] as const,
      ),
      ...getPosts().map((each) => [paths.post(each.slug), britishDate(each.date)] as const),
    ],
    never: new RegExp(`© (?!${copyrightYear} )`),
  },
  { fact: 'booking asks for a demo, and agrees to nothing', never: /By booking you agree/i },
  {
    fact: 'the website’s policy is in force, the others are drafts',
    told: getLegalDocuments().flatMap(({ slug, inForce }) =>
      ['', '.md'].map((end) => [paths.legal(slug) + end, inForce ? inForceNote : counselNote]),
    ),
  },
]

const said = new Map((await readSite()).map((page) => [page.path, saidBy(page)]))
const texts = ['/llms.txt', ...getLegalDocuments().map(({ slug }) => `${paths.legal(slug)}.md`)]
for (const path of texts) said.set(path, await readFile(join(testDist, path), 'utf8'))

test.each(facts)('$fact', ({ told = [], never }) => {
  for (const [path, ...words] of told)
    for (const each of words) expect(said.get(path)?.replaceAll("'", '’'), path).toContain(each)
  const against = never
    ? [...said].flatMap(([path, text]) => never.exec(text)?.[0].concat(' on ', path) ?? [])
    : []
  expect(against).toEqual([])
})

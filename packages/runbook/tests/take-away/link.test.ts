import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fragmentOf, longestLink, makeLink, openLink } from '../../take-away/link.ts'
import { parseRunbookFile, runbookFileText } from '../../take-away/runbook-file.ts'
import type { EventKind, Limit } from '../../schema.ts'
import type { SpreadSource } from '../../forecast/spreads.ts'
import type { Link } from '../../model/link.ts'
import type { OwnRunbook } from '../../model/own-runbook.ts'
import type { Task } from '../../model/task.ts'
import { chained, runbookWith } from '../large.ts'
import { readFixture, runbookOf } from '../read-fixture.ts'

const words = fc.string({ maxLength: 20, unit: 'grapheme' })
const lag = fc.oneof(
  fc.record({ minutes: fc.integer({ min: -600, max: 600 }) }),
  fc.record({ percent: fc.integer({ min: -100, max: 100 }) }),
)
const kind = fc.constantFrom<Link['kind']>(
  'finish-to-start',
  'start-to-start',
  'finish-to-finish',
  'start-to-finish',
)
const length = fc.integer({ min: 0, max: 3000 })

/** Tasks that wait only for those above them, with everything else that a task can have. */
function tasksOf(prefix: string, groups: readonly string[]): fc.Arbitrary<Task[]> {
  const row = fc.record(
    {
      name: words,
      owner: words,
      phase: fc.constantFrom<Task['phase']>('pre-implementation', 'implementation', 'backout'),
      duration: length,
      after: fc.array(fc.nat(), { maxLength: 3 }),
      links: fc.array(fc.record({ from: fc.nat(), kind, lag }), { minLength: 1, maxLength: 3 }),
      cue: length,
      group: fc.constantFrom(...groups),
      gate: fc.oneof(
        fc.record({ decidedBy: words }),
        fc.record({ decidedBy: words, pointOfNoReturn: fc.constant(true) }),
        fc.record({ decidedBy: words, conditions: fc.constant('Row counts are equal') }),
      ),
      spread: fc
        .tuple(length, length, length)
        .map((three) => three.toSorted((a, b) => a - b))
        .map(([optimistic = 0, likely = 0, pessimistic = 0]) => ({
          optimistic,
          likely,
          pessimistic,
        })),
      actual: length,
      began: length,
      ended: length,
      plannedStart: length,
    },
    { requiredKeys: ['name', 'owner', 'phase', 'duration', 'after'] },
  )
  return fc.array(row, { minLength: 1, maxLength: 12 }).map((rows) =>
    rows.map(({ after, links, ...rest }, i): Task => ({
      ...rest,
      id: `${prefix}${i + 1}`,
      after: i === 0 ? [] : [...new Set(after.map((n) => `${prefix}${(n % i) + 1}`))],
      ...(links && i > 0
        ? { links: links.map((link) => ({ ...link, from: `${prefix}${(link.from % i) + 1}` })) }
        : {}),
    })),
  )
}

function some<Fields>(fields: { [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> }) {
  return fc.array(fc.record(fields), { minLength: 1, maxLength: 4 })
}

const forwardOrBack = fc.constantFrom('1', 'B1')

const runbooks: fc.Arbitrary<OwnRunbook> = fc.record(
  {
    title: words,
    t0: fc.constantFrom(null, '22:00', '00:05'),
    date: fc.constantFrom(null, '2026-10-17'),
    windowEnd: fc.option(length),
    kind: fc.constantFrom<EventKind>('change', 'disaster recovery', 'cyber recovery'),
    limits: fc.constant<Limit[]>([
      { name: 'RTO', end: 240 },
      { name: 'impact tolerance', end: 360 },
    ]),
    groups: fc.constant([
      { id: 'g', name: 'Before' },
      { id: 'h', name: 'Inside', parent: 'g' },
    ]),
    tasks: tasksOf('', ['g', 'h']),
    backout: tasksOf('B', ['h']),
    forecast: fc.record({
      spread: fc.constantFrom<SpreadSource>('never', 'columns', 'earlier run'),
    }),
    teams: fc.constant([{ owner: 'Storage', isTeam: true }]),
    delays: some({ task: forwardOrBack, minutes: fc.integer({ min: -600, max: 600 }) }),
    risks: some({
      task: forwardOrBack,
      what: words,
      percent: fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
      minutes: fc.integer({ min: 1, max: 600 }),
    }),
    deadlines: some({ task: fc.constant('1'), by: length }),
  },
  { requiredKeys: ['title', 't0', 'date', 'windowEnd', 'groups', 'tasks', 'backout'] },
)

test('a link and a file give back the runbook that they were made of', () => {
  fc.assert(
    fc.property(runbooks, (runbook) => {
      const made = makeLink(runbook)
      if (!made.ok) throw new Error(made.code)
      expect(made.fragment).toMatch(/^r1\.[\w-]+$/)
      expect(openLink(made.fragment)).toEqual({ ok: true, runbook })
      const file = new TextEncoder().encode(runbookFileText(runbook))
      expect(parseRunbookFile(file)).toEqual({ ok: true, runbook })
    }),
    { numRuns: 200 },
  )
})

const kept = join(import.meta.dirname, '../fixtures/kept')

test('what was kept with settings that are gone opens, without them', async () => {
  const link = openLink(await readFile(join(kept, 'with-former-settings.link.txt'), 'utf8'))
  const file = parseRunbookFile(await readFile(join(kept, 'with-former-settings.runbook.json')))
  for (const opened of [link, file])
    expect(opened).toMatchObject({
      ok: true,
      runbook: {
        forecast: { spread: 'earlier run' },
        windowEnd: 300,
        risks: [{ what: 'The copy fails' }],
        delays: [{ task: '2', minutes: 20 }],
      },
    })
  expect(link.ok && Object.keys(link.runbook.forecast!)).toEqual(['spread'])
})

test('a link of this version opens: a change to what links contain needs a new version', () => {
  const link =
    'r1.GBdHtjWMQQrDIBBF7_LXLtJCN-677QXEhVSTCDoGM2Ih5O4dU7qb995nDtSwM_QBjpwCNF5xWRkKPAnc73qaBLxjadRSUuiRfOlP8n-x1NK2HdrYU2Eutbsq7aYQ_bBjZBXczKEKGivwLqllknqAXJbXBg7iS6drhM-gbXX71WLeUsiB2HEsNJJv9Xdr87Dn-QU'
  expect(openLink(link)).toEqual({
    ok: true,
    runbook: runbookWith({ title: 'Night', t0: '22:00' }),
  })
})

test.each([
  ['a delay of', { delays: [{ task: '2', minutes: 5 }] }],
  ['a risk of', { risks: [{ task: '2', what: 'It fails', percent: 10, minutes: 5 }] }],
  ['a risk over 100 % of', { risks: [{ task: '1', what: '', percent: 101, minutes: 5 }] }],
  ['a deadline of', { deadlines: [{ task: '2', by: 5 }] }],
  ['a deadline of a backout', { deadlines: [{ task: 'B', by: 5 }] }],
])('%s task that cannot have it is refused', (_, said) => {
  const own = runbookWith()
  const backout = [{ ...own.tasks[0]!, id: 'B' }]
  const link = runbookFileText({ ...own, backout, ...said })
  expect(parseRunbookFile(new TextEncoder().encode(link))).toMatchObject({
    code: 'bad_runbook_file',
  })
})

describe('a bad link has a code of its own', async () => {
  const made = makeLink(runbookOf(await readFixture('by-hand/24-every-link.csv')))
  if (!made.ok) throw new Error(made.code)
  const { fragment } = made

  test.each([
    ['cut', fragment.slice(0, -7), 'link_cut'],
    ['nearly all cut', fragment.slice(0, 6), 'link_cut'],
    ['empty', 'r1.', 'link_cut'],
    [
      'mistyped',
      fragment.replace(/.(?=.{20}$)/, (letter) => (letter === 'A' ? 'B' : 'A')),
      'link_cut',
    ],
    ['with a stranger’s letters', `${fragment}%20`, 'link_cut'],
    ['foreign', 'section-2', 'link_foreign'],
    ['of another version', fragment.replace('r1.', 'r2.'), 'link_other_version'],
  ])('%s', (_, link, code) => {
    expect(openLink(link)).toMatchObject({ ok: false, code })
  })

  test('whatever a link says, it is opened or refused, and never thrown at', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const text = Buffer.from(bytes).toString('base64url')
        expect(openLink(`r1.${text}`)).toMatchObject({ ok: false })
      }),
    )
  })
})

test('a link that is too long for mail says so', () => {
  const { tasks: rows } = chained(2000)
  const tasks = rows.map((task, i) => ({
    ...task,
    name: `Move service ${(i * 7919) % 100_003} to ${(i * 104_729) % 99_991}`,
  }))
  const runbook = runbookWith({ tasks })
  const made = makeLink(runbook)
  expect(made).toMatchObject({ ok: false, code: 'link_too_long' })
  expect(fragmentOf(runbook).length).toBeGreaterThan(longestLink)
})

const inCircle = ['a', 'b'].map((id, i) => ({ id, name: id, parent: 'ba'[i]! }))

test.each([
  ['{"format":"runbook","version":1,"runbook":{', 'bad_runbook_file'],
  ['{"format":"runbook","version":1,"runbook":{"tasks":[]}}', 'bad_runbook_file'],
  ['{"format":"runbook","version":2}', 'newer_runbook_file'],
  ['{"name":"package"}', 'not_a_spreadsheet'],
  [runbookFileText(chained(4, (i) => [String(((i + 3) % 4) + 1)])), 'bad_runbook_file'],
  [runbookFileText(runbookWith({ groups: inCircle })), 'bad_runbook_file'],
])('a runbook file that was damaged or changed is refused: %#', (text, code) => {
  expect(parseRunbookFile(new TextEncoder().encode(text))).toMatchObject({ ok: false, code })
})

test.each([
  ['delays', { task: '1', minutes: 5 }],
  ['risks', { task: '1', what: '', percent: 10, minutes: 5 }],
  ['deadlines', { task: '1', by: 5 }],
] as const)('a link carries at most 200 %s, and a file carries more', (name, one) => {
  const runbook = runbookWith({ [name]: Array.from({ length: 201 }, () => one) })
  expect(openLink(fragmentOf(runbook))).toMatchObject({ ok: false, code: 'link_too_many' })
  expect(makeLink(runbook)).toMatchObject({ ok: false, code: 'link_too_many' })
  const file = new TextEncoder().encode(runbookFileText(runbook))
  expect(parseRunbookFile(file)).toMatchObject({ ok: true })
  const most = runbookWith({ [name]: Array.from({ length: 200 }, () => one) })
  expect(openLink(fragmentOf(most))).toMatchObject({ ok: true })
})

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  fragmentOf,
  longestLink,
  makeLink,
  openLink,
} from '../../../../src/runbook/take-away/link/runbook-link.ts'
import {
  parseRunbookFile,
  runbookFileText,
} from '../../../../src/runbook/take-away/runbook-file.ts'
import type { EventKind, Limit } from '../../../../src/contracts/own-runbook.ts'
import { defaultSettings } from '../../../../src/runbook/forecast/default-settings.ts'
import {
  chanceInside,
  finishKeptBy,
  lastCallKeptBy,
} from '../../../../src/runbook/forecast/figures.ts'
import type { SpreadSource } from '../../../../src/runbook/forecast/spreads.ts'
import { forecastOf } from '../../../../src/runbook/forecast/simulate.ts'
import type { Together } from '../../../../src/runbook/forecast/together.ts'
import { limitsOf } from '../../../../src/runbook/model/event.ts'
import type { Link } from '../../../../src/runbook/model/link.ts'
import type { OwnRunbook } from '../../../../src/runbook/model/own-runbook.ts'
import type { Task } from '../../../../src/runbook/model/task.ts'
import { withoutNames } from '../../../../src/runbook/take-away/link/without-names.ts'
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

const forecast = fc.record({
  seed: fc.integer({ min: 0, max: 0xffff_ffff }),
  spread: fc.constantFrom<SpreadSource>(
    'never',
    'once',
    'measured',
    'columns',
    'this sheet',
    'earlier run',
  ),
  together: fc.constantFrom<Together>('alone', 'together', 'strongly'),
})

const delays = fc.array(
  fc.record({
    task: fc.constantFrom('1', 'B1'),
    minutes: fc.integer({ min: -600, max: 600 }),
  }),
  { minLength: 1, maxLength: 4 },
)

const risks = fc.array(
  fc.record({
    task: fc.constantFrom('1', 'B1'),
    what: words,
    percent: fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
    minutes: fc.integer({ min: 1, max: 600 }),
  }),
  { minLength: 1, maxLength: 4 },
)

const deadlines = fc.array(fc.record({ task: fc.constant('1'), by: length }), {
  minLength: 1,
  maxLength: 3,
})

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
    forecast,
    teams: fc.constant([{ owner: 'Storage', isTeam: true }]),
    delays,
    risks,
    deadlines,
  },
  { requiredKeys: ['title', 't0', 'date', 'windowEnd', 'groups', 'tasks', 'backout'] },
)

test('a link and a file give back the runbook that they were made of', () => {
  fc.assert(
    fc.property(runbooks, (runbook) => {
      const made = makeLink(runbook)
      if (!made.ok) throw new Error(made.code)
      expect(made.fragment).toMatch(/^r1\.[\w-]+$/)
      expect(openLink(`#${made.fragment}`)).toEqual({ ok: true, runbook })
      const file = new TextEncoder().encode(runbookFileText(runbook))
      expect(parseRunbookFile(file)).toEqual({ ok: true, runbook })
    }),
    { numRuns: 200 },
  )
})

function figuresOf(own: OwnRunbook) {
  const { tasks, backout, windowEnd, forecast: settings, delays: late } = own
  const end = windowEnd ?? 600
  return forecastOf({
    runbook: { tasks, backout, windowEnd: end },
    settings: { runs: 200, ...settings! },
    delays: late ?? [],
    risks: own.risks,
    deadlines: own.deadlines,
    minute: null,
  })
}

test('the same link gives the same figures, with names and without', () => {
  fc.assert(
    fc.property(runbooks, forecast, (runbook, settings) => {
      const sent = { ...runbook, forecast: settings }
      const own = figuresOf(sent)
      for (const isWithoutNames of [false, true]) {
        const made = makeLink(isWithoutNames ? withoutNames(sent) : sent)
        const opened = made.ok && openLink(made.fragment)
        if (!opened || !opened.ok) throw new Error('The link cannot be opened')
        const { tasks, ...figures } = figuresOf(opened.runbook)
        const { tasks: ownTasks, ...ownFigures } = own
        expect(figures).toEqual(ownFigures)
        expect(tasks.map((task) => ({ ...task, id: '' }))).toEqual(
          ownTasks.map((task) => ({ ...task, id: '' })),
        )
      }
    }),
    { numRuns: 40 },
  )
})

test('a link from before forecasts were shared still opens', () => {
  // Made by the first version of the format.
  const old =
    'r1.wJUvNV2MsQqAMAxE_yXzFZOCDv6Ao4Nj6Sa4lLag_r_X6iSES457uSBr2gXi_awqyHdKmBQhgkk9JcK_ZrtKJbeUIRd3FAZBoVSDUZ3BtW2KseFErTG9sMnv5lvvZwXdN_EB'
  expect(openLink(old)).toMatchObject({
    ok: true,
    runbook: { tasks: [{ name: 'Stop' }, { after: ['1'] }] },
  })
})

test('a link from before kinds of event opens with its figures, as a change', () => {
  // Made by the version before, whose player said: 84 of 100 inside the window, last call 23:11.
  const old =
    'r1.umtVBXVPwQrCMAz9l5wjtBsi7qhnEdRb6WFoUGGupe0UGft3XwsOPEjympdH0iSGdu4pxFRVjVLE_dB1vFZsLBva-0iWazCdK4Aa2GiIho7JeWRb598Ix9SGhHiQWBgqFBcD05ytBlto_jqyWjG8UqyX-Ue05zkZub-s8vv8VWc32FZZa3mkKHKhZsUUfZAWlFx_zqcmd5V0kwBlphObkdyrL2q-m-keT9I-qElhkMnaDw'
  const opened = openLink(old)
  if (!opened.ok) throw new Error(opened.code)
  const { runbook } = opened
  expect(limitsOf(runbook)).toEqual([{ name: 'window', end: 90 }])
  const figures = forecastOf({
    runbook: { ...runbook, windowEnd: 90 },
    settings: { runs: 1000, ...runbook.forecast! },
    delays: [],
    minute: null,
  })
  expect([chanceInside(figures, 90), lastCallKeptBy(figures, 95)]).toEqual([0.84, 71])
})

test('a link from before delays opens with its figures, and without any', () => {
  // Made by the version before, whose player said: 66 of 100 meet the RTO, all of them the tolerance.
  const old =
    'r1.6EhaHXVP0QqDMAz8FclzBrVTxvwJwe2t-FA0bIJaabvBEP99aZ1uLyMhXI67S6ugIueNJUCQshACcHz0_TpUjQrKyUGN2bpcPE1JytoI5AaOG8hYqgTGYpRiLEaHFLfmTQo8CpQ5yqACdofMECc5nanvG_bxl_3pGRxRC0WO4CZLmiGYsQmf8-ZG_k6WmR0uwQNt57TzZBNLjXmSfQGqGUY9EGura8lmGjnplC984MN3w6Qbn3jTk9XrhSg6i6Wu3w'
  const opened = openLink(old)
  if (!opened.ok) throw new Error(opened.code)
  const { runbook } = opened
  const { forecast: settings, delays: none } = runbook
  expect(none).toBeUndefined()
  const figures = forecastOf({
    runbook: { ...runbook, windowEnd: 90 },
    settings: { runs: 1000, ...settings! },
    delays: [],
    minute: null,
  })
  expect(limitsOf(runbook).map(({ end }) => chanceInside(figures, end))).toEqual([0.655, 0.995])
})

test.each([
  // Both made by the version before; the first says nothing of its forecast and was read by its actuals.
  [
    'r1.zXdHB6WQuw7CMAxF_8XzRYrdNxuPlS-IMrJVlAUk_p4bQ6eqqtoqTo7iOLavo9yG910gZscQBI9X38MsICZEuZ5PkqD_22V4fhi5C8wTMFn0KiaL3oNi3vjORuct98y6urgZ6LrXHBv__Iwz0NpFW5FVQDuigGVnyfkTFbQlalhFNLCst4U2RAcrk6fy3CO9xhc',
    [0.807, 220],
  ],
  [
    'r1.s_VblKVQywrCMBD8FdnzCM3W983H1S8oPRRcVChtSVtBxH93UgUPpYjKbjLJvmcT2ZcXE4jqKooERZvnUI2QpEhkt1lLCvf6bcvqysi_gHUi9IRWh57QOnYYVvo56LCGmdnXfTwM7Hh_c_2Y81TuwM060hoHFnBLQgwNxgn3T5jCLQgz6JQwhwa-C7g5YQmdpF2pm9RmB1nFkLrylvEplvn8bH7k24L0mvJozck8HVleFib3kPee6QE',
    [0.987, 213],
  ],
])('links of an earlier run open with its figures: %#', (old, figures) => {
  const opened = openLink(old)
  if (!opened.ok) throw new Error(opened.code)
  const runbook = { ...opened.runbook, windowEnd: 220 }
  const settings = { ...defaultSettings(opened.runbook), runs: 1000 }
  const found = forecastOf({ runbook, settings, delays: [], minute: null })
  expect([chanceInside(found, 220), finishKeptBy(found, 80)]).toEqual(figures)
})

test('a link from before risks opens with its figures, and without any', () => {
  // Made by the version before, of a run under way with a delay.
  const old =
    'r1.oalbKn2POw7CMAyGr4I8u1JeBdGxF2BhizJUIjzUqq2SwoK4O7YLlAEh28kn-48de6jjcUhxlS65zYBgTKUU38qsC60KvQHUpUIf0MNuzBDQEWmWUFgKR1FT3sO-ye2KSwJcF2CRACsFRK7wZcQaZ7PEhcYvp4RV6Eo0Ck2JltVAfd4_MDKQ-_XXrsMfx__Sxz3tpUMIeIcc4wGqLUIeU2wIoY-3mGjONJzidCasFnzw86Wv9wa1oT5eNrRO1rNuHhjCEw'
  const opened = openLink(old)
  if (!opened.ok) throw new Error(opened.code)
  const { runbook } = opened
  expect([runbook.risks, runbook.deadlines, runbook.tasks[0]?.ended]).toEqual([
    undefined,
    undefined,
    34,
  ])
  const figures = forecastOf({
    runbook: { ...runbook, windowEnd: 150 },
    settings: { runs: 1000, ...runbook.forecast! },
    delays: runbook.delays!,
    minute: null,
  })
  expect([
    chanceInside(figures, 150),
    finishKeptBy(figures, 80),
    lastCallKeptBy(figures, 95),
  ]).toEqual([0.993, 125, 104])
})

test.each([
  ['a delay of', { delays: [{ task: '2', minutes: 5 }] }],
  ['a risk of', { risks: [{ task: '2', what: 'It fails', percent: 10, minutes: 5 }] }],
  ['a risk over 100 % of', { risks: [{ task: '1', what: '', percent: 101, minutes: 5 }] }],
  ['a deadline of', { deadlines: [{ task: '2', by: 5 }] }],
  ['a deadline of a backout', { deadlines: [{ task: 'B', by: 5 }] }],
])('%s task that cannot have it is refused', (_, said) => {
  const one = { name: '', owner: '', phase: 'implementation', duration: 5, after: [] } as const
  const link = runbookFileText({
    title: '',
    t0: null,
    date: null,
    windowEnd: null,
    groups: [],
    tasks: [{ ...one, id: '1' }],
    backout: [{ ...one, id: 'B' }],
    ...said,
  })
  expect(parseRunbookFile(new TextEncoder().encode(link))).toMatchObject({
    code: 'bad_runbook_file',
  })
})

test('without names a link holds none of the visitor’s words', () => {
  fc.assert(
    fc.property(runbooks, (runbook) => {
      const zebras = runbook.risks?.map((risk) => ({ ...risk, what: 'Zebra' }))
      const named = { ...runbook, title: 'Zebra', risks: zebras }
      const secret = named.tasks.map((task) => ({ ...task, name: 'Zebra', owner: 'Zebra' }))
      const made = makeLink(withoutNames({ ...named, tasks: secret }))
      const opened = made.ok && openLink(made.fragment)
      if (!opened || !opened.ok) throw new Error('The link cannot be opened')
      expect(JSON.stringify(opened.runbook)).not.toMatch(/Zebra|Before|Inside/)
      expect(opened.runbook.tasks.map(({ duration, cue }) => [duration, cue])).toEqual(
        runbook.tasks.map(({ duration, cue }) => [duration, cue]),
      )
    }),
    { numRuns: 100 },
  )
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
    ['of a newer version', fragment.replace('r1.', 'r2.'), 'link_newer'],
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
  const tasks = Array.from({ length: 2000 }, (_, i): Task => ({
    id: String(i + 1),
    name: `Move service ${(i * 7919) % 100_003} to ${(i * 104_729) % 99_991}`,
    owner: `Team ${i % 250}`,
    phase: 'implementation',
    duration: 5 + ((i * 7) % 40),
    after: i < 10 ? [] : [String(i - 9)],
  }))
  const runbook = {
    title: 'Estate',
    t0: null,
    date: null,
    windowEnd: null,
    groups: [],
    tasks,
    backout: [],
  }
  const made = makeLink(runbook)
  expect(made).toMatchObject({ ok: false, code: 'link_too_long' })
  expect(fragmentOf(runbook).length).toBeGreaterThan(longestLink)
})

describe('a runbook file that was damaged or changed is refused', () => {
  test.each([
    ['{"format":"runbook","version":1,"runbook":{', 'bad_runbook_file'],
    ['{"format":"runbook","version":1,"runbook":{"tasks":[]}}', 'bad_runbook_file'],
    ['{"format":"runbook","version":2}', 'newer_runbook_file'],
    ['{"name":"package"}', 'not_a_spreadsheet'],
  ])('%s', (text, code) => {
    expect(parseRunbookFile(new TextEncoder().encode(text))).toMatchObject({ ok: false, code })
  })

  test('with circles in its tasks or groups', async () => {
    const runbook = runbookOf(await readFixture('by-hand/02-successors.csv'))
    const [first, ...others] = runbook.tasks
    const circular = { ...runbook, tasks: [{ ...first!, after: ['4'] }, ...others] }
    const groups = [
      { id: 'a', name: 'A', parent: 'b' },
      { id: 'b', name: 'B', parent: 'a' },
    ]
    for (const bad of [circular, { ...runbook, groups }]) {
      const file = new TextEncoder().encode(runbookFileText(bad))
      expect(parseRunbookFile(file)).toMatchObject({ code: 'bad_runbook_file' })
    }
  })
})

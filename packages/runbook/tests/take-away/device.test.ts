import 'fake-indexeddb/auto'
import { createStore, set } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import { handOver, takeOver } from '../../take-away/device/hand-over.ts'
import { forgetRunbook, keepRunbook, keptRunbook } from '../../take-away/device/kept-runbook.ts'
import { forgetStale, listKept } from '../../take-away/device/list-kept.ts'
import type { Reading } from '../../reading.ts'
import { readText, readingOf, runbookOf } from '../read-fixture.ts'

/** As many rows of a sheet as there are names. */
async function kept(name: string, ...tasks: readonly string[]) {
  const rows = tasks.map((task, i) => `${i + 1},${task},5`)
  const read = await readText(['Id,Task,Mins', ...rows].join('\n'))
  const runbook = runbookOf(read)
  // What is kept has no fields without a value.
  return JSON.parse(JSON.stringify({ name, runbook, reading: readingOf(read) })) as {
    name: string
    runbook: typeof runbook
    reading: Reading
  }
}

async function listed() {
  return (await listKept()).map(({ name, tasks }) => `${name}: ${tasks}`)
}

beforeEach(async () => forgetRunbook())

test('a runbook is kept until it is deleted', async () => {
  const one = await kept('one', 'Stop')
  expect(await keptRunbook('one')).toMatchObject({ code: 'nothing_kept' })
  const stored = await keepRunbook(one)
  expect(await keptRunbook('one')).toMatchObject({ ...stored, ...one, reached: null })
  const reached = { minute: 7, backedOutAt: 5 }
  await keepRunbook({ ...stored, ...one, reached })
  expect(await keptRunbook('one')).toMatchObject({ ok: true, ...one, reached })
  await forgetRunbook('one')
  expect(await keptRunbook('one')).toMatchObject({ code: 'nothing_kept' })
  // Another tab that still has it open stores it again and again.
  expect(await keepRunbook(one, false)).toMatchObject({ code: 'kept_elsewhere' })
  expect(await listed()).toEqual([])
})

test('a full disk says that nothing was kept, and leaves what was', async () => {
  const one = await kept('one', 'Stop')
  const stored = await keepRunbook(one)
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const changed = { ...stored, ...(await kept('one', 'Stop', 'Start')) }
  expect(await keepRunbook(changed)).toMatchObject({ code: 'not_kept' })
  full.mockRestore()
  expect(await keptRunbook('one')).toMatchObject({ ok: true, ...one })
})

test('several are kept by name, the newest first, and one takes the place of its namesake', async () => {
  const clock = vi.spyOn(Date, 'now')
  const inTurn = [
    await kept('last week', 'Stop'),
    await kept('this week', 'Stop', 'Load'),
    await kept('last week', 'Stop', 'Load', 'Start'),
  ]
  for (const [at, one] of inTurn.entries()) {
    clock.mockReturnValue(at)
    await keepRunbook({ ...one, at: 0 })
  }
  clock.mockRestore()
  expect(await listed()).toEqual(['last week: 3', 'this week: 2'])
  await forgetRunbook('last week')
  expect(await listed()).toEqual(['this week: 2'])
  await keepRunbook(inTurn[0]!)
  await forgetRunbook()
  expect(await listed()).toEqual([])
})

test('takes the place of none that another tab has stored since', async () => {
  const clock = vi.spyOn(Date, 'now')
  const one = await kept('one', 'Stop')
  clock.mockReturnValue(1)
  await keepRunbook(one)
  clock.mockReturnValue(2)
  await keepRunbook({ ...one, at: 1 }, false)
  clock.mockRestore()
  const other = await kept('one', 'Stop', 'Load')
  // The other tab has listed or read the first, or was opened when there was none.
  for (const at of [1, undefined])
    for (const isNew of [true, false])
      expect(await keepRunbook({ ...other, at }, isNew)).toMatchObject({ code: 'kept_elsewhere' })
  expect(await keptRunbook('one')).toMatchObject({ ...one, at: 2 })
  expect(await keepRunbook({ ...other, at: 2 })).toMatchObject({ ok: true })
})

test('one that cannot be read any more says so, and can be deleted', async () => {
  await set(['bad', 0, 1], { text: '{}', reading: [] }, createStore('own-runbook', 'kept'))
  expect(await listed()).toEqual(['bad: 1'])
  expect(await keptRunbook('bad')).toMatchObject({ ok: false, code: 'not_a_spreadsheet' })
  await forgetRunbook('bad')
  expect(await listed()).toEqual([])
})

test('a file that is handed over can be taken once', async () => {
  await handOver(new File(['Id,Task'], 'night.csv'))
  const taken = await takeOver()
  expect(taken?.name).toBe('night.csv')
  expect(await taken?.text()).toBe('Id,Task')
  expect(await takeOver()).toBeNull()
})

test('a file that nobody took in time is deleted unread', async () => {
  await handOver(new File(['Id,Task'], 'night.csv'))
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000)
  expect(await takeOver()).toBeNull()
  clock.mockRestore()
  expect(await takeOver()).toBeNull()
})

test('a file on its way is deleted once it is stale, and not before', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(0)
  await handOver(new File(['Id,Task'], 'night.csv'))
  await forgetStale()
  expect((await takeOver())?.name).toBe('night.csv')
  await handOver(new File(['Id,Task'], 'night.csv'))
  clock.mockReturnValue(120_000)
  await forgetStale()
  clock.mockReturnValue(0)
  expect(await takeOver()).toBeNull()
  clock.mockRestore()
})

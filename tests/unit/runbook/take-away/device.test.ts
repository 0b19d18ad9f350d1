import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { handOver, takeOver } from '../../../../src/runbook/take-away/device/hand-over.ts'
import {
  forgetRunbook,
  keepRunbook,
  keptRunbook,
} from '../../../../src/runbook/take-away/device/kept-runbook.ts'
import { readFixture, runbookOf } from '../read-fixture.ts'

test('a runbook is kept until it is deleted', async () => {
  const runbook = runbookOf(await readFixture('by-hand/12-phases.csv'))
  expect(await keptRunbook()).toBeNull()
  expect(await keepRunbook(runbook)).toBe(true)
  expect(await keptRunbook()).toEqual(runbook)
  await forgetRunbook()
  expect(await keptRunbook()).toBeNull()
})

test('a file that is handed over can be taken once', async () => {
  await handOver(new File(['Id,Task'], 'night.csv'))
  const taken = await takeOver()
  expect(taken?.name).toBe('night.csv')
  expect(new TextDecoder().decode(taken?.bytes)).toBe('Id,Task')
  expect(await takeOver()).toBeNull()
})

test('a file that nobody took in time is deleted unread', async () => {
  await handOver(new File(['Id,Task'], 'night.csv'))
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000)
  expect(await takeOver()).toBeNull()
  clock.mockRestore()
  expect(await takeOver()).toBeNull()
})

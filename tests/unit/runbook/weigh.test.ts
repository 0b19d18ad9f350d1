import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OwnRunbook } from '../../../src/runbook/model/own-runbook.ts'
import { openRunbook } from '../../../src/runbook/open.ts'
import { choiceKey, type Choices } from '../../../src/runbook/read/questions/choices.ts'
import { weigh } from '../../../src/runbook/weigh.ts'
import { folder } from './read-fixture.ts'

const name = 'by-hand/01-two-title-rows.csv'
const read = await openRunbook({ name, bytes: new Uint8Array(await readFile(join(folder, name))) })

// A slow machine would run out of the time for all readings.
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(0))

function weighed(choices: Choices, took = 0, chanceOf?: (own: OwnRunbook) => number) {
  return weigh({ read, opened: read(choices), choices, took }, chanceOf)
}

test('each other answer to an open question says what it moves, the furthest first', () => {
  const { from, moves } = weighed([])!
  for (const { guess, option, to } of moves) {
    const other = weighed([{ id: guess, option }])!
    expect(to).toEqual(other.from)
  }
  const by = moves.map(({ to }) => Math.abs(to.finish - from.finish))
  expect(by[0]).toBeGreaterThan(0)
  expect(by).toEqual(by.toSorted((a, b) => b - a))
})

test('a chance counts for more than minutes, once it can be told', () => {
  const { from, moves: plain } = weighed([])!
  const last = plain.findLast(({ to }) => to.finish !== from.finish)!
  expect(plain.every(({ to }) => to.chance === null)).toBe(true)
  const other = read([{ id: last.guess, option: last.option }])
  const known = weighed([], 0, (own) =>
    other.ok && JSON.stringify(other.runbook) === JSON.stringify(own) ? 30 : 87,
  )!
  expect(known.moves[0]).toMatchObject({ guess: last.guess, to: { chance: 30 } })
})

test('what is answered is not weighed, nor what would take too long', () => {
  const { guess, option } = weighed([])!.moves[0]!
  expect(
    weighed([{ id: guess, option }])!.moves.map((move) => choiceKey(move.guess)),
  ).not.toContain(choiceKey(guess))
  expect(weighed([], 10_000)).toBeNull()
})

test('a question whose answers move neither times nor the chance is needless', async () => {
  const text = 'ID,Task,Owner,Mins\n,Night,,\n1,Freeze,Change,15\n,Day,,\n2,Open,Change,20'
  const ofGroups = await openRunbook({ name: 'a.csv', bytes: new TextEncoder().encode(text) })
  const opened = ofGroups()
  const how = { read: ofGroups, opened, choices: [], took: 0 }
  expect(weigh(how)!.needless.map(choiceKey)).toEqual(['groups'])
  expect(weigh(how, () => 87)!.needless.map(choiceKey)).toEqual(['groups'])
  const byGroups = weigh(how, ({ groups }) => (groups.length > 0 ? 87 : 60))!
  expect(byGroups.needless).toEqual([])
  expect(weighed([])!.needless).toEqual([])
})

test('whether rows are linked is asked even if no time moves, because without links nothing is forecast', async () => {
  const text =
    'ID,Task,Owner,Start,Mins\n1,Freeze,Change,22:00,15\n2,Load,DBA,22:15,30\n3,Open,Change,23:30,5'
  const ofRows = await openRunbook({ name: 'a.csv', bytes: new TextEncoder().encode(text) })
  const how = { read: ofRows, opened: ofRows(), choices: [], took: 0 }
  expect(weigh(how, () => 87)!.needless.map(choiceKey)).not.toContain('chain')
})

test('an answer that moves only owners’ cues comes before one that moves nothing', async () => {
  const text = 'ID,Task,Owner,Start,Mins\n,Night,,,\n1,Freeze,Change,03/04/2026 22:00,15'
  const ofDates = await openRunbook({ name: 'a.csv', bytes: new TextEncoder().encode(text) })
  const { moves } = weigh({ read: ofDates, opened: ofDates(), choices: [], took: 0 })!
  expect(moves.map(({ guess }) => choiceKey(guess))).toEqual(['date-order', 'groups'])
})

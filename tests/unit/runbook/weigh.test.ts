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
  const plain = weighed([])!.moves
  const last = plain.at(-1)!
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

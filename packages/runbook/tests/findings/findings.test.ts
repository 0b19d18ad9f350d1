import { describe, expect, test } from 'vitest'
import type { FindingKind } from '../../findings/finding.ts'
import { readFixture, readText } from '../read-fixture.ts'

async function find(...rows: string[]) {
  const read = await readText(['Id,Task,Owner,Mins,Start,Pred', ...rows].join('\n'))
  if (!read.ok) throw new Error(read.code)
  return read.findings
}

async function one(kind: FindingKind, ...rows: string[]) {
  const found = (await find(...rows)).filter((finding) => finding.kind === kind)
  expect(found).toHaveLength(1)
  return found[0]!
}

describe('what a finding costs is what the finish would lose', () => {
  test('an owner with two tasks at once, beyond the second task’s float', async () => {
    const clash = await one('overlap', '1,Copy,Ops,60,22:00,', '2,Watch,Ops,50,22:00,')
    expect(clash).toMatchObject({ minutes: 40, tasks: ['2', '1'] })
  })

  test('a missing duration, at what is usual in the runbook', async () => {
    const missing = await one('no-duration', '1,Copy,A,30,,', '2,Load,B,,,1', '3,Check,C,30,,2')
    expect(missing).toMatchObject({ minutes: 30, isBlocking: true, tasks: ['2'] })
  })

  test('starts that the links do not allow cost nothing, because the overlap is kept', async () => {
    const late = await one('late-plan', '1,Copy,A,60,22:00,', '2,Load,B,30,22:30,1')
    expect(late).toMatchObject({ minutes: null, tasks: ['2'] })
  })
})

describe('risks have no minutes', () => {
  test.each<[FindingKind, string[]]>([
    ['no-owner', ['1,Copy,,60,,']],
    ['circle', ['1,Copy,A,60,,2', '2,Load,B,60,,1']],
    ['dangling', ['1,Copy,A,60,,99']],
    ['empty-gate', ['1,Copy,A,60,,', '2,Go/no-go,B,5,,']],
    ['no-backout', ['1,Copy,A,60,,']],
    ['duplicate-id', ['1,Stop,A,60,,', '1,Copy,A,60,,', '2,Open,A,5,,1']],
    ['no-links', ['1,Stop,A,60,,', '2,Copy,B,60,,']],
  ])('%s', async (kind, rows) => {
    expect(await one(kind, ...rows)).toMatchObject({ minutes: null })
  })

  test('a backout group without tasks is no backout', async () => {
    const read = await readText('Id,Task,Owner,Mins\n1,Stop,Ops,5\nBackout,,,')
    if (!read.ok) throw new Error(read.code)
    expect(read.findings.map(({ kind }) => kind)).toContain('no-backout')
  })

  test('a gate that waits for something has its conditions', async () => {
    const found = await find('1,Copy,A,60,,', '2,Go/no-go,B,5,,1')
    expect(found.map(({ kind }) => kind)).not.toContain('empty-gate')
  })
})

test('where conditions are written down, a decision without any is a risk', async () => {
  const read = await readFixture('by-hand/42-conditions.csv')
  if (!read.ok) throw new Error(read.code)
  const gates = read.findings.filter(({ kind }) => kind === 'empty-gate')
  expect(gates.map(({ tasks }) => tasks)).toEqual([['4']])
})

test.each([
  ['DBA', true],
  ['Storage team', true],
  ['Fachbereich', true],
  ['A. Patel', false],
  ['Jo Waters', false],
])('two tasks at once of %s are a team’s: %s', async (owner, isTeam) => {
  const clash = await one('overlap', `1,Copy,${owner},60,22:00,`, `2,Watch,${owner},50,22:00,`)
  expect(clash.owner).toEqual({ owner, isTeam })
})

test('what blocks comes first, then what costs most, then the risks', async () => {
  const read = await readFixture('by-hand/30-circle-and-dangling.csv')
  if (!read.ok) throw new Error(read.code)
  const { findings } = read
  const order = findings.map(({ isBlocking, minutes }) => [isBlocking ? 0 : 1, -(minutes ?? -1)])
  expect(order).toEqual(order.toSorted((a, b) => a[0]! - b[0]! || a[1]! - b[1]!))
  for (const { title, detail } of findings)
    expect(`${title} ${detail}`).not.toMatch(/undefined|NaN|null/)
})

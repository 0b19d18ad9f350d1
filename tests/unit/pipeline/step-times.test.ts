import { expect, test } from 'vitest'
import { stepTable, stepTimes } from '../../../pipeline/step-times.ts'

const marks = [
  { name: 'build step: client', startTime: 1000 },
  { name: 'another library’s mark', startTime: 1500 },
  { name: 'build step: finishing', startTime: 3000 },
  { name: 'build step: cards', startTime: 3500 },
  { name: 'build step: finishing', startTime: 4500 },
]

test('gives every moment from the process’s start to one step', () => {
  const times = stepTimes(marks, 5000)
  expect(times).toEqual([
    { name: 'starting', seconds: 1 },
    { name: 'client', seconds: 2 },
    { name: 'finishing', seconds: 1 },
    { name: 'cards', seconds: 1 },
  ])
  expect(stepTable(times, 4.25)).toMatch(/whole build +5\.0 s, of processor time 4\.3 s/)
})

import { expect, test } from 'vitest'
import { readText } from '../read-fixture.ts'

const undated = ['ID,Task,Mins,After', '1,Stop,20,', '2,Copy,60,1']
const clocked = ['ID,Task,Start,Mins,After', '1,Stop,22:30,20,', '2,Copy,,60,1']
const dated = ['ID,Task,Start,Mins,After', '1,Stop,17/10/2026 22:30,20,', '2,Copy,,60,1']

async function endOf(above: string, rows: readonly string[]) {
  const read = await readText(['Ledger move,,', above, '', ...rows].join('\n'))
  if (!read.ok) throw new Error(read.sentence)
  // It is offered, and nobody has taken it.
  expect(read.runbook.windowEnd).toBeNull()
  return read.statedEnd
}

test.each([
  ['Downtime window: Sun 18/10/2026 01:00 to 05:00', 240, 390, 390],
  ['Change window,17 Oct 2026 22:00,18 Oct 2026 06:00', 480, 450, 450],
  ['Outage,22:00-04:30 (Saturday night)', 390, 360, 360],
  ['Window: 10 pm on 10/17/2026 until 2 am', 240, 210, 210],
  ['Downtime 01:00 until 03:00 on Sunday 18 October 2026', 120, 270, 270],
  ['Wartungsfenster 2026-10-17T23:00 bis 2026-10-18T03:00 Uhr', 240, 270, 270],
  ['Window: 2300 17 October 2026 to 0300 18 October 2026', 240, 270, 270],
])('the window that a text above the headings states is offered: %s', async (above, ...ends) => {
  const found = [
    await endOf(above, undated),
    await endOf(above, clocked),
    await endOf(above, dated),
  ]
  expect(found).toEqual(ends)
})

test.each([
  'Window: to be agreed',
  'Change window owner: J. Smith, ext. 4411',
  'Prepared 17/10/2026 01:00 to 05:00',
  'Window ended 18/10/2025 01:00 to 05:00',
])('a text without a window, and one that is over, is no answer: %s', async (above) => {
  expect(await endOf(above, dated)).toBeNull()
})

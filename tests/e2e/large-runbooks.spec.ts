import { writeFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { fragmentOf } from '@cuewright/runbook/take-away'
import { zip } from '../../packages/runbook/tests/fixtures/spreadsheets/zip-writer.ts'
import { chained } from '../../packages/runbook/tests/large.ts'
import { choose, openPlayer, sentence } from './player.ts'
import { expect, test } from './test.ts'

/** How many times a fixed piece of work of about 50 ms the page's own thread may be busy without a break. */
const longestBusy = 4

type TraceEvent = {
  name: string
  pid: number
  tid: number
  tdur?: number
  args: { name?: string }
}

/** In a page: the work that the page's own is compared with. */
function sortNumbers() {
  let number = 1
  const numbers = Array.from(
    { length: 100_000 },
    () => (number = (number * 48_271) % 2_147_483_647),
  )
  numbers.sort((a, b) => a - b)
}

/** The most that the page's own thread is busy with one thing, as a multiple of what the same thread needs to sort. */
async function busiest(page: Page, act: () => Promise<unknown>): Promise<number> {
  const sorting = await busyFor(page, async () => page.evaluate(sortNumbers))
  const most = await busyFor(page, async () => {
    await act()
    await expect(page.locator('.player-file, .player [role=alert]').first()).toBeVisible()
    await page.waitForTimeout(1000)
  })
  return most / sorting
}

/** The most processor time that the page's own thread takes for one thing, in ms: no other program's. */
async function busyFor(page: Page, act: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser()!
  const categories = ['toplevel', 'disabled-by-default-devtools.timeline']
  await browser.startTracing(page, { categories })
  await act()
  // An answer comes before the end of the thing that gave it, and only what has ended is recorded.
  await page.evaluate(() => undefined)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const threads = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid} ${tid}`)
  const busy = traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && threads.includes(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
  const most = Math.max(...busy)
  expect(most, 'no task of the thread was recorded').toBeGreaterThan(0)
  return most
}

/** From the disk: what the test hands over itself is unpacked on the page's own thread. */
async function drop(page: Page, name: string, content: string | Buffer) {
  const file = test.info().outputPath(name)
  await writeFile(file, content)
  await page.getByLabel('Choose a file').setInputFiles(file)
}

/** A workbook of 19,000 tasks with 20,000 merged ranges, each of which reaches over many rows. */
function mergedWorkbook(): Buffer {
  const rows = Array.from({ length: 19_000 }, (_, i) => {
    const texts = i === 0 ? ['Id', 'Task', 'Owner'] : [String(i), `Move ${i}`, 'x']
    const cells = texts.map(
      (text, column) => `<c r="${'ABC'[column]}${i + 1}" t="inlineStr"><is><t>${text}</t></is></c>`,
    )
    return `<row r="${i + 1}">${cells.join('')}</row>`
  })
  const merges = Array.from(
    { length: 20_000 },
    (_, i) => `<mergeCell ref="D2:D${3 + (i % 18_000)}"/>`,
  )
  const parts = {
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows.join('')}</sheetData><mergeCells>${merges.join('')}</mergeCells></worksheet>`,
  }
  return zip(Object.entries(parts).map(([name, xml]) => ({ name, data: Buffer.from(xml) })))
}

// What is refused: packages/runbook/tests/open.test.ts.
const arrivals: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['a link of 1,400 characters with 20,000 tasks in a row', link(chained(20_000))],
  ['a workbook with 20,000 merged ranges', (page) => drop(page, 'm.xlsx', mergedWorkbook())],
]

function link(runbook: Parameters<typeof fragmentOf>[0]) {
  const hash = `runbook-player:${fragmentOf(runbook)}`
  return (page: Page) => page.evaluate((wanted) => (location.hash = wanted), hash)
}

for (const [name, arrive] of arrivals)
  test(`${name}: the page goes on, and the next file is read`, async ({ page }) => {
    await openPlayer(page)
    expect(await busiest(page, async () => arrive(page))).toBeLessThan(longestBusy)
    await expect(page.locator('.player [role=alert]')).toHaveCount(0)
    await choose(page, 'google-sheets.csv')
    await expect(page.locator('.player-file')).toContainText('google-sheets.csv')
    await expect(sentence(page)).toContainText('of 100 runs')
  })

test('a second version of 15,000 tasks is compared while the page goes on', async ({ page }) => {
  const rows = Array.from({ length: 15_000 }, (_, i) => `${i + 1},Move ${i + 1},Ops,5,${i || ''}`)
  const head = 'Id,Task,Owner,Mins,After'
  await openPlayer(page)
  await drop(page, 'last-week.csv', [head, ...rows].join('\n'))
  await expect(page.locator('.player-file')).toContainText('15,000 tasks')
  await expect(page.locator('.player-how')).toContainText('133 simulated runs so far')
  const compared = page.getByRole('region', { name: 'Compared with last-week.csv' })
  const most = await busiest(page, async () => {
    await drop(page, 'this-week.csv', [head, ...rows.with(0, '1,Move 1,Ops,9,')].join('\n'))
    await expect(compared).toContainText('15,000\u00a0moved', { timeout: 30_000 })
  })
  expect(most).toBeLessThan(longestBusy)
})

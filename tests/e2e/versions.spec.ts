import { handOverDatabase } from '../../packages/runbook/take-away/device/hand-over-database.ts'
import { keptDatabase } from '../../packages/runbook/take-away/device/kept-database.ts'
import type { Page } from 'playwright/test'
import { expectAccessible } from './accessible.ts'
import { chooseText, drop, finish, openPlayer, openStrip, press, sentence } from './player.ts'
import { expect, test } from './test.ts'

const lastWeek = [
  'Id,Task,Owner,Start,Mins,After',
  '1,Stop the app,Ops,22:00,30,',
  '2,Copy the data,DBA,,60,1',
  '3,Check the data,QA,,as long as it takes,2',
  '4,Start the app,Ops,,20,3',
  '5,Tell the branches,Desk,,10,4',
]
const thisWeek = [
  lastWeek[0]!,
  lastWeek[1]!,
  '2,Freeze the queue,Ops,,5,1',
  '3,Copy the data,Storage,,80,2',
  '4,Check the data,QA,,as long as it takes,3',
  '5,Start the app,Ops,,20,4',
]

async function choose(page: Page, name: string, lines: readonly string[]) {
  await chooseText(page, lines, name)
  await expect(page.locator('.player-file:visible')).toContainText(name)
}

function compared(page: Page) {
  return page.getByRole('region', { name: /^Compared with/ })
}

async function delayTask(page: Page) {
  await press(page, 'Delay a task')
  await press(page, /^Delay by/)
}

/** Answers all that the forecast asks. */
async function answerAll(page: Page) {
  await expect(finish(page)).toHaveText('00:30')
  const asked = page.locator('.player-asks:visible')
  await asked.getByLabel('Window ends').fill('00:30')
  await asked.getByLabel('How well are these durations known?').selectOption('once')
  await expect(sentence(page)).toContainText(/In \d+ of 100 runs/)
  await expect(page.locator('.player-how:visible')).not.toContainText('Simulating')
}

for (const width of [390, 1440])
  test(`a second version opens beside the first, and asks nothing again, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPlayer(page)
    await choose(page, 'last-week.csv', lastWeek)
    await answerAll(page)
    const then = /In (\d+) of 100/.exec((await sentence(page).textContent())!)![1]!
    await choose(page, 'this-week.csv', thisWeek)
    await expect(sentence(page)).toContainText(/In \d+ of 100 runs/)
    const now = /In (\d+) of 100/.exec((await sentence(page).textContent())!)![1]!
    expect(now).not.toBe(then)
    const line = compared(page)
    await expect(line).toContainText('last-week.csv: 1 added, 1 removed, 3 moved, 1 reassigned')
    await expect(line).toContainText(`chance from ${then} to ${now} of 100`)
    await expect(line).toContainText(/finish from 00:30 to 00:45/)
    await expect(line).toContainText(
      /Mostly because .* by itself \d+ of 100 fewer, in 1,000 runs\./,
    )
    await expect(line).toContainText(/the window until 00:30, .*durations/)

    await line.getByText('Show every change').click()
    await expect(line.getByRole('listitem').filter({ hasText: 'DBA' })).toContainText('Storage')
    await expectAccessible(page, 'a comparison with its changes')
    await page.emulateMedia({ media: 'print' })
    await expect(line.getByText('Freeze the queue')).toBeVisible()
    await page.emulateMedia({ media: null })
    await line.getByRole('button', { name: 'Freeze the queue' }).click()
    await expect(page.locator('.player-board:visible')).toContainText('Freeze the queue')

    await press(page, 'Close comparison')
    await expect(line).toHaveCount(0)
    await expect(page.locator('.player-file:visible')).toBeFocused()
  })

test('another runbook opens beside nothing, and so does one after ‘Close’', async ({ page }) => {
  await openPlayer(page)
  await choose(page, 'other.csv', ['Id,Task,Mins', '1,Move the desks,90'])
  await choose(page, 'last-week.csv', lastWeek)
  await expect(sentence(page)).toBeVisible()
  await expect(compared(page)).toHaveCount(0)
  await press(page, 'Close')
  await choose(page, 'this-week.csv', thisWeek)
  await expect(sentence(page)).toBeVisible()
  await expect(compared(page)).toHaveCount(0)
})

test('a closed runbook opens again as it was, and the focus goes back to where it came from', async ({
  page,
}) => {
  await openPlayer(page)
  await press(page, 'Try the sample')
  await delayTask(page)
  await expect(page.getByRole('list', { name: 'Delays' })).toBeVisible()
  await press(page, 'Close')
  await expect(page.getByRole('button', { name: 'Try the sample' })).toBeFocused()
  await expect(page.locator('.player-file:visible')).toBeHidden()
  await press(page, /^Open .* again$/)
  await expect(page.getByRole('list', { name: 'Delays' })).toBeVisible()
})

test('a refused file leaves the open runbook as it is, and another one keeps a way back to it', async ({
  page,
}) => {
  const delays = page.getByRole('list', { name: 'Delays' })
  await openPlayer(page)
  await choose(page, 'last-week.csv', lastWeek)
  await delayTask(page)
  await expect(delays).toBeVisible()
  await chooseText(page, ['%PDF-1.7'], 'notes.pdf')
  await expect(page.getByRole('alert')).toContainText('pdf_file')
  await expect(delays).toBeVisible()
  await drop(page.locator('.drop-zone'), ['one.csv', 'two.csv'])
  await expect(page.getByRole('alert')).toContainText('one_file')
  await expect(delays).toBeVisible()
  // The strip still reads the runbook that stayed.
  const strip = await openStrip(page)
  await strip.getByLabel('Column C, “Owner”, is read as').press('Home')
  await expect(page.locator('.player-file:visible')).toContainText('0 owners')

  await press(page, 'Try the sample')
  await expect(page.locator('.player-file:visible b')).toContainText('Payments')
  await press(page, 'Open last-week.csv again')
  await expect(page.locator('.player-file:visible')).toContainText('last-week.csv')
  await expect(delays).toBeVisible()
  await expect(page.getByRole('button', { name: /^Open .* again$/ })).toHaveCount(0)
})

/** Runs on the page: how far down it was in the next frames, each place once. */
async function placesOfPage() {
  const places = new Set([scrollY])
  for (let frame = 0; frame < 12; frame++) {
    await new Promise(requestAnimationFrame)
    places.add(scrollY)
  }
  return [...places]
}

/** Runs on the page: what is in a database, such as that of kept runbooks. Storing goes on for a moment after a change. */
async function keptText(database: string) {
  return new Promise<string>((resolve) => {
    const opened = indexedDB.open(database)
    opened.onsuccess = () => {
      const [store] = opened.result.objectStoreNames
      const kept = opened.result.transaction(store!).objectStore(store!).getAll()
      kept.onsuccess = () => {
        opened.result.close()
        resolve(JSON.stringify(kept.result))
      }
    }
  })
}

/** Delays a task of a kept runbook and starts it, until both are kept. */
async function delayAndStart(page: Page) {
  await delayTask(page)
  await press(page, 'Start')
  // The clock runs on meanwhile.
  const kept = expect.poll(async () => page.evaluate(keptText, keptDatabase))
  await kept.toMatch(/delays.*"minute":[1-9]/)
}

test('the browser asks before a page is left that has work in it, unless it is kept', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await openPlayer(page)
  await press(page, 'Try the sample')
  await expect(finish(page)).toBeVisible()
  await page.reload()
  expect(asked, 'the untouched sample').toEqual([])
  await openPlayer(page)
  await choose(page, 'last-week.csv', lastWeek)
  await page.reload()
  expect(asked, 'a file as it was read').toEqual([])
  await openPlayer(page)
  await choose(page, 'last-week.csv', lastWeek)
  await delayTask(page)
  await expect(page.getByRole('list', { name: 'Delays' })).toBeVisible()
  await page.reload()
  expect(asked, 'a file with a delay').toEqual(['beforeunload'])
  await openPlayer(page)
  await choose(page, 'last-week.csv', lastWeek)
  await page.getByLabel('Keep on this device').check()
  await delayAndStart(page)
  await page.reload()
  expect(asked, 'one that is kept').toEqual(['beforeunload'])
})

test('a kept runbook is there again after a reload or Back, as it was', async ({ page }) => {
  const box = page.getByLabel('Keep on this device')
  async function expectAsItWas() {
    await expect(page.locator('.player-clock:visible')).not.toHaveText('22:00')
    await expect(page.getByRole('list', { name: 'Delays' })).toBeVisible()
    await expect(box).toBeChecked()
  }

  await openPlayer(page)
  await choose(page, 'last-week.csv', lastWeek)
  await box.check()
  await delayAndStart(page)
  await page.reload()
  await expectAsItWas()
  await press(page, 'Close')
  await press(page, /^Open .* again$/)
  await page.goto('/about')
  await page.goBack()
  await expectAsItWas()
  await openPlayer(page)
  await press(page, 'last-week')
  await expectAsItWas()
  await page.reload()
  await expectAsItWas()

  // A file that is no longer kept is there again as it was read.
  await choose(page, 'other.csv', ['Id,Task,Mins', '1,Move the desks,90'])
  await box.check()
  await box.uncheck()
  await page.reload()
  await expect(page.locator('.player-file')).toContainText('other.csv')
  await expect(box).not.toBeChecked()
})

test('runbooks are kept by name if asked, and the next version is compared with the one that is kept', async ({
  page,
}) => {
  await openPlayer(page)
  await choose(page, 'last-week.csv', lastWeek)
  await answerAll(page)
  const databases = await page.evaluate(async () => indexedDB.databases())
  expect(databases.map(({ name }) => name)).not.toContain(keptDatabase)
  await page.getByLabel('Keep on this device').check()
  await choose(page, 'other.csv', ['Id,Task,Mins', '1,Move the desks,90'])
  await page.getByLabel('Kept as').fill('last-week')
  await expect(page.getByText(/^Replaces the runbook with this name, kept/)).toBeVisible()
  await page.getByLabel('Kept as').fill('Desks')
  await page.getByLabel('Keep on this device').check()
  await press(page, 'Close')
  const list = page.locator('.drop-zone details')
  await expect(list).toContainText('Desks1 task')
  await expect(list).toContainText('last-week5 tasks')

  await page.reload()
  await openPlayer(page)
  await choose(page, 'this-week.csv', thisWeek)
  await expect(compared(page)).toContainText(
    'last-week (kept on this device): 1 added, 1 removed, 3 moved, 1 reassigned',
  )
  await expect(compared(page)).toContainText(/the window until 00:30, .*durations/)
  await press(page, 'Close')
  // The page stands still at once, so that the next press lands where it was aimed.
  expect(await page.evaluate(placesOfPage)).toHaveLength(1)
  await page.getByRole('button', { name: 'last-week', exact: true }).click()
  await expect(page.locator('.player-file:visible')).toContainText('last-week')
  await expect(page.getByLabel('Keep on this device')).toBeChecked()
  await page.getByLabel('Keep on this device').uncheck()
  await press(page, 'Close')
  await expect(list.getByRole('listitem')).toHaveText([/^Desks/])

  page.on('dialog', (dialog) => void dialog.accept())
  await press(page, 'Delete Desks')
  await expect(list).toHaveCount(0)
  await expect(page.getByLabel('Choose a file')).toBeFocused()
})

/** Runs on the page: what the browser does when its disk is full. */
function fillDisk() {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
}

test('a browser that stores nothing says so beside the box, and what to do', async ({ page }) => {
  await openPlayer(page)
  await choose(page, 'last-week.csv', lastWeek)
  const box = page.getByLabel('Keep on this device')
  await box.check()
  await expect(page.locator('.drop-zone details')).toBeAttached()
  const take = page.locator('.player-take')
  await expect(take.getByRole('alert')).toHaveCount(0)
  // The disk fills up after that.
  await page.evaluate(fillDisk)
  await delayTask(page)
  await expect(take.getByRole('alert')).toHaveText(
    /^Not kept: .* Copy the link, or save .* file\.$/,
  )
  await expect(box).not.toBeChecked()
  await expectAccessible(page, 'a runbook that could not be kept')
})

test('a tab takes the place of nothing that another tab has kept since', async ({
  page,
  context,
}) => {
  await openPlayer(page)
  await choose(page, 'last-week.csv', lastWeek)
  const other = await context.newPage()
  await openPlayer(other)
  await choose(other, 'last-week.csv', ['Id,Task,Mins', '1,Move the desks,90'])
  const box = page.getByLabel('Keep on this device')
  await box.check()
  const kept = expect.poll(async () => page.evaluate(keptText, keptDatabase))
  await kept.toContain('Stop the app')

  // It has listed what was kept before that.
  const otherBox = other.getByLabel('Keep on this device')
  await expect(other.getByText(/^Replaces/)).toHaveCount(0)
  await otherBox.click()
  await expect(other.getByText(/^Replaces the runbook with this name, kept/)).toBeVisible()
  await expect(other.locator('.player-take [role=alert]')).toContainText('another tab')
  await kept.not.toContain('Move the desks')
  await otherBox.check()
  await kept.toContain('Move the desks')
  await expect(other.locator('.player-take [role=alert]')).toHaveCount(0)

  // Being looked at changes nothing.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.locator('.drop-zone details')).toContainText('last-week1 task')
  await kept.toContain('Move the desks')
  // Nor does a change, which says so.
  await delayTask(page)
  await expect(page.locator('.player-take [role=alert]')).toContainText('another tab')
  await expect(box).not.toBeChecked()
  await kept.toContain('Move the desks')
  await otherBox.uncheck()
  await kept.toBe('[]')
})

test('a file dropped on the home page that never arrived is deleted', async ({ page }) => {
  // The page that has the file stays.
  await page.route('**/features', (route) => route.fulfill({ status: 204 }))
  await page.goto('/')
  const left = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().endsWith('/features'),
  )
  const place = page.locator('[data-hand-over]')
  await place.dispatchEvent('dragenter')
  await expect.poll(() => drop(place, ['payroll.csv'])).toBe(true)
  await left
  const stored = expect.poll(async () => page.evaluate(keptText, handOverDatabase))
  await stored.toContain('payroll.csv')
  await page.unroute('**/features')
  await page.clock.setFixedTime(Date.now() + 120_000)
  await page.goto('/features')
  await stored.toBe('[]')
})

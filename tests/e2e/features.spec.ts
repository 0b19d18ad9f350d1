import type { Page } from 'playwright/test'
import {
  choose,
  drop,
  dropOnHome,
  fixture,
  openPlayer,
  openSample,
  press,
  sentence,
} from './player.ts'
import { holdBack } from './hold-back.ts'
import { refuseOnce } from './refuse-once.ts'
import { expect, test } from './test.ts'

test('sends nothing of a file anywhere', async ({ page, context, site }) => {
  await openPlayer(page)
  await choose(page, 'google-sheets.csv')
  await expect(sentence(page)).toContainText('of 100 runs')
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  context.on('request', (request) => requests.push(request.url()))

  await choose(page, 'google-sheets.csv')
  await expect(page.getByText(/^Compared with google-sheets.csv/)).toBeVisible()
  await choose(page, 'excel-merged-cells.xlsx')
  await expect(page.locator('.player-file')).toContainText('excel-merged-cells.xlsx')
  await expect(sentence(page)).toContainText('of 100 runs')
  await press(page, 'Start')
  await press(page, 'Delay a task')
  await expect(page.locator('.player-panel')).toContainText(/of 100 runs/)
  await press(page, /^(Delay by|Finish \d)/)
  await choose(page, 'zip-bomb.xlsx')
  await expect(page.getByRole('alert')).toContainText('unpacks_too_large')
  // The site's own code may still come, for a worker that a new file starts.
  expect(requests.filter((url) => !url.startsWith(`${site.url}/assets/`))).toEqual([])
})

/** The late typeface is the last that a page asks for by itself. */
async function untilTypeface(page: Page) {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family === 'Archivo' && status === 'loaded'),
  )
}

test('reads and forecasts a file of each format without a network, once the player was approached', async ({
  browser,
  site,
}) => {
  for (const name of ['google-sheets.csv', 'excel-merged-cells.xlsx', 'tools/project.xml']) {
    const context = await browser.newContext({ baseURL: site.url })
    const page = await context.newPage()
    const parts = ['workbook', 'project-xml', 'player', 'forecast.worker'].map(async (part) => {
      const response = await page.waitForResponse(new RegExp(`/assets/${part}-[^/]+\\.js$`))
      await response.finished()
    })
    await openPlayer(page)
    await Promise.all(parts)
    await untilTypeface(page)
    await context.setOffline(true)
    await choose(page, name)
    await expect(sentence(page)).toContainText('of 100 runs')
    await press(page, 'Delay a task')
    await press(page, /^(Delay by|Finish \d)/)
    await expect(page.getByRole('list', { name: 'Delays' })).toBeVisible()
    await context.close()
  }
})

test('says of a file dropped on the home page without a network where it opens', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-awake')
  await untilTypeface(page)
  await context.setOffline(true)
  expect(await drop(page.locator('[data-hand-over]'), ['mine.csv'])).toBe(true)
  await expect(page.getByRole('alert')).toContainText('offline')
})

test('a file dropped on the home page opens on the features page, and is gone from the way', async ({
  page,
}) => {
  await dropOnHome(page, 'mine.csv')
  await expect(page.locator('.player-file')).toContainText('mine.csv')
  await page.goto('/about')
  await page.goto('/features#runbook-player:file')
  await expect(page.locator('[data-island="runbook-player"][data-awake]')).toBeAttached()
  await expect(page.locator('.player-file')).toHaveCount(0)
})

test('says when its own code did not arrive, and asks for it again with the next file', async ({
  page,
}) => {
  const worker = '**/assets/read.worker-*.js'
  let asked = 0
  await page.route(worker, (route) => {
    asked += 1
    return route.abort()
  })
  await page.goto('/features')
  await page.locator('.player').hover()
  await expect(page.locator('[data-island="runbook-player"][data-awake]')).toBeAttached()
  await choose(page, 'cycles.csv')
  await expect(page.getByRole('alert')).toContainText('not_loaded')
  // One for the pointer or the focus, one for the file: never again by itself.
  expect([1, 2]).toContain(asked)
  await page.unroute(worker)
  await choose(page, 'cycles.csv')
  await expect(page.locator('.player-file')).toContainText('cycles.csv')
})

test('a file is never called unreadable because a part of the player did not arrive, and opens at the next try', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_FAILED/)
  for (const [code, file] of [
    ['workbook', 'excel-merged-cells.xlsx'],
    ['project-xml', 'tools/project.xml'],
    ['player', 'google-sheets.csv'],
  ] as const) {
    const part = new RegExp(`/assets/${code}-[^/]+\\.js$`)
    await page.route(part, (route) => route.abort())
    await openPlayer(page)
    await choose(page, file)
    await expect(page.getByRole('alert')).toContainText('not_loaded')
    await page.unroute(part)
    await choose(page, file)
    await expect(page.locator('.player-file')).toContainText(file.split('/').at(-1)!)
  }
})

test('says that the page was updated when its code is gone and a file is chosen', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/404|dynamically imported/)
  await page.route('**/assets/runbook-player-*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto('/features')
  await expect(page.locator('html')).toHaveAttribute('data-awake')
  await choose(page, 'cycles.csv')
  await expect(page.getByRole('alert')).toHaveText(
    'This page has been updated. Reload it and choose the file again.',
  )
})

test('says that the forecast did not load, and asks for it again with the next delay', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_FAILED/)
  const worker = '**/assets/forecast.worker-*.js'
  await page.route(worker, (route) => route.abort())
  await openPlayer(page)
  await choose(page, 'google-sheets.csv')
  await expect(sentence(page)).toHaveText(
    'The forecast didn’t load. Check your connection; the next change tries again.',
  )
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.unroute(worker)
  await press(page, 'Delay a task')
  await press(page, /^Delay by/)
  await expect(sentence(page)).toContainText('of 100 runs')
})

test('says that a file could not be made when its code does not arrive, and makes it at the next press', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/dynamically imported/)
  pageErrors.expect(/404/)
  const code = '**/assets/files-*.js'
  await openSample(page)
  await page.route(code, (route) => route.fulfill({ status: 404 }))
  const status = page.locator('.player-take [role=status]')
  async function saveAsExcel() {
    await press(page, 'Save, print or add to calendar')
    await press(page, 'Save as Excel')
  }

  await saveAsExcel()
  await expect(status).toHaveText('The file couldn’t be made. Try again, or reload the page.')
  await page.unroute(code)
  const [download] = await Promise.all([page.waitForEvent('download'), saveAsExcel()])
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/)
  await expect(status).toHaveText('')
})

test('says that the page was updated when the code that takes a dropped file is gone', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/404/)
  await page.route('**/assets/asleep-*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto('/')
  const place = page.locator('[data-hand-over]')
  await place.dispatchEvent('dragenter')
  await expect.poll(() => drop(place, ['mine.csv'])).toBe(true)
  await expect(page.getByRole('alert')).toHaveText(
    'This page has been updated. Reload it and choose the file again.',
  )
})

for (const path of ['/features', '/pricing'])
  test(`${path} loads no island until someone acts, in a tall window`, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    await page.setViewportSize({ width: 1440, height: 2400 })
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-awake')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForLoadState('networkidle')
    expect(scripts.filter((script) => /hydrate|runbook-player|size-finder/.test(script))).toEqual(
      [],
    )
    await expect(page.locator('[data-island][data-awake]')).toHaveCount(0)
  })

test('loads the player when a file is dragged over the page, and lists what is kept', async ({
  page,
}) => {
  const awake = page.locator('[data-island="runbook-player"][data-awake]')
  await page.goto('/features')
  await expect(page.locator('html')).toHaveAttribute('data-awake')
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([''], 'night.csv'))
    document.body.dispatchEvent(new DragEvent('dragenter', { dataTransfer, bubbles: true }))
  })
  await expect(awake).toBeAttached()
  await press(page, 'Try the sample')
  await page.getByLabel('Keep on this device').check()
  await expect(page.locator('.drop-zone details')).toBeAttached()
  await page.goto('/features')
  await expect(page.getByText('Kept on this device: 1 runbook')).toBeVisible()
})

test('takes a dropped file, and survives one that misses', async ({ page }) => {
  await openPlayer(page)

  await page.locator('h1').dispatchEvent('dragenter')
  await expect.poll(async () => drop(page.locator('h1'), ['missed.csv'])).toBe(true)
  await drop(page.locator('.drop-zone'), ['one.csv', 'two.csv'])
  await expect(page.getByRole('alert')).toContainText('one_file')
  await drop(page.locator('.drop-zone'), ['night.csv'])
  await expect(page.locator('.player-file')).toContainText('night.csv')
})

test('an error in the player leaves the place for the next file', async ({ page, pageErrors }) => {
  pageErrors.expect(/not in this test/)
  await openPlayer(page)
  await choose(page, 'tools/smartsheet-whole-row.csv')
  await press(page, 'Delay a task')
  await expect(page.locator('.player-panel')).toContainText(/of 100 runs/)
  await page.evaluate(refuseOnce)
  await press(page, 'Start')
  await expect(page.getByRole('alert')).toContainText('not_shown')
  await choose(page, 'google-sheets.csv')
  await expect(page.locator('.player-file')).toContainText('google-sheets.csv')
})

test.describe('before any code is there', () => {
  test('a file opens its dialogue at once, and is read when the code comes', async ({ page }) => {
    const arrive = await holdBack(page, '**/assets/app-*.js')
    const visit = page.goto('/features')
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByLabel('Choose a file').click(),
    ])
    await chooser.setFiles(fixture('google-sheets.csv'))
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download the sample' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.csv$/)
    arrive()
    await expect(page.locator('.player-file')).toContainText('google-sheets.csv')
    // A file that is opened twice is compared with itself.
    await expect(page.locator('.player [role=status]').first()).toHaveText(
      'google-sheets.csv is open.',
    )
    await visit
  })

  test('a file is dropped anywhere on its place, and read when the code comes', async ({
    page,
  }) => {
    const arrive = await holdBack(page, '**/assets/app-*.js')
    const visit = page.goto('/features')
    const place = page.locator('.drop-zone')
    await place.scrollIntoViewIfNeeded()
    const { x, y } = (await place.boundingBox())!
    const session = await page.context().newCDPSession(page)
    const data = { items: [], files: [fixture('google-sheets.csv')], dragOperationsMask: 1 }
    // The browser's own drag, which no script makes.
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await session.send('Input.dispatchDragEvent', { type, x: x + 30, y: y + 30, data })
    await expect(page).toHaveURL(/features$/)
    arrive()
    await expect(page.locator('.player-file')).toContainText('google-sheets.csv')
    await visit
  })
})

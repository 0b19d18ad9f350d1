import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './test.ts'

function fixture(name: string) {
  return join(import.meta.dirname, '../fixtures/spreadsheets', name)
}

/** The check with all of its own code loaded, as it is once a pointer has crossed it. */
async function openCheck(page: Page) {
  await page.goto('/features')
  const check = page.locator('.check')
  await check.scrollIntoViewIfNeeded()
  await expect(page.locator('[data-island="spreadsheet-check"][data-awake]')).toBeAttached()
  await check.hover({ position: { x: 20, y: 20 } })
  await check.hover({ position: { x: 30, y: 24 } })
  await expect(page.locator('.check[data-ready]')).toBeVisible()
  return check
}

function choose(page: Page, name: string) {
  return page.getByLabel('Choose a file').setInputFiles(fixture(name))
}

test('sends nothing anywhere once its own code is there', async ({ page, context }) => {
  await openCheck(page)
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  context.on('request', (request) => requests.push(request.url()))

  await choose(page, 'excel-merged-cells.xlsx')
  await expect(page.getByTestId('check-finish')).toHaveText('03:30')
  await page.getByRole('button', { name: 'Load the sample' }).click()
  await expect(page.getByTestId('check-finish')).toHaveText('03:35')
  await page.getByText(/^Columns: /).click()
  await page.getByLabel('Owner', { exact: true }).selectOption({ label: 'not in this sheet' })
  await expect(page.locator('.check-findings')).toContainText('Row 4: 1 Freeze change')
  await choose(page, 'zip-bomb.xlsx')
  await expect(page.getByRole('alert')).toContainText('unpacks_too_large')
  expect(requests).toEqual([])
})

test('finds every fault of the sample, and passes the focus to the report', async ({ page }) => {
  await openCheck(page)
  await page.getByRole('button', { name: 'Load the sample' }).click()
  await expect(page.locator('.check-outcome')).toBeFocused()
  const findings = page.locator('.check-findings section')
  await expect(findings.getByRole('heading')).toHaveText([
    'No owner1',
    'No duration1',
    'Dependency on a task that is not there1',
    'Circular dependency1',
    'Id used more than once1',
    'One owner, two tasks at once1',
    'Planned to start before what it waits for has finished1',
  ])
  await expect(page.locator('.check-path li')).toHaveCount(13)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.locator('.check-outcome')).toHaveCount(0)
})

test('shows cells as text, whatever they hold', async ({ page }) => {
  await openCheck(page)
  await choose(page, 'markup-in-cells.csv')
  await expect(page.locator('.check-scroll')).toContainText('<img src=x onerror="window.hit=1">')
  await expect(page.locator('.check-outcome :is(img, script)')).toHaveCount(0)
  await expect(page.locator('.check-outcome b').getByText('Ops', { exact: true })).toHaveCount(0)
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
})

test('draws only the rows in view of 5,000, and the last of them on scrolling there', async ({
  page,
}) => {
  await openCheck(page)
  await choose(page, 'five-thousand-rows.xlsx')
  const chart = page.locator('.check-scroll')
  await expect(chart).toContainText('Move service 1')
  // A scale of hours would grow with a mistyped year.
  await expect(chart.locator('.gantt-scale')).toHaveCount(0)
  expect(await chart.getByRole('row').count()).toBeLessThan(80)
  await chart.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await expect(chart).toContainText('Move service 5000')
  expect(await chart.getByRole('row').count()).toBeLessThan(80)
})

test('asks for the columns of a sheet without headings', async ({ page }) => {
  await openCheck(page)
  await choose(page, 'no-headings.csv')
  const fields = { Id: 'A a1', Task: 'B Drain the nodes', Owner: 'C Platform' }
  for (const [field, column] of Object.entries(fields))
    await page.getByLabel(field, { exact: true }).selectOption({ label: column })
  await page.getByLabel('Duration').selectOption({ label: 'D 20' })
  await page.getByLabel('Waits for').selectOption({ label: 'E' })
  await expect(page.getByTestId('check-finish')).toHaveText('1 h 10 min')
})

/** Chooses columns, and clicks a button, faster than the worker can answer any of it. */
function hurry(page: Page, choices: Readonly<Record<string, string>>, button?: string) {
  return page.locator('.check').evaluate(
    (check, [wanted, name]) => {
      for (const select of check.querySelectorAll('select')) {
        const column = wanted[select.labels[0]!.textContent]
        if (column === undefined) continue
        select.value = column
        select.dispatchEvent(new Event('change', { bubbles: true }))
      }
      const buttons = [...check.querySelectorAll('button')]
      buttons.find(({ textContent }) => textContent === name)?.click()
    },
    [choices, button] as const,
  )
}

test('keeps every column that is chosen before it has answered', async ({ page }) => {
  await openCheck(page)
  await choose(page, 'no-headings.csv')
  await expect(page.getByLabel('Owner', { exact: true })).toBeVisible()
  await hurry(page, { Id: '0', Task: '1', Owner: '2', Duration: '3', 'Waits for': '4' })
  await expect(page.getByLabel('Owner', { exact: true })).toHaveValue('2')
  await expect(page.getByTestId('check-finish')).toHaveText('1 h 10 min')
})

test('answers for no file any more once it was cleared or refused', async ({ page }) => {
  await openCheck(page)
  await choose(page, 'google-sheets.csv')
  await expect(page.getByTestId('check-finish')).toBeVisible()
  await hurry(page, { Owner: '' }, 'Clear')
  // Far longer than the worker needs for an answer that nobody may show.
  await page.waitForTimeout(1000)
  await expect(page.locator('.check-outcome')).toHaveCount(0)

  await choose(page, 'five-thousand-rows.xlsx')
  await choose(page, 'google-sheets.csv')
  await expect(page.locator('.check-name')).toHaveText('google-sheets.csv')
  await hurry(page, { Owner: '' })
  await expect(page.locator('.check-findings')).toContainText('No owner6')
})

test('says when its own code did not arrive, and asks for it again with the next file', async ({
  page,
}) => {
  const worker = '**/assets/check.worker-*.js'
  let asked = 0
  await page.route(worker, (route) => {
    asked += 1
    return route.abort()
  })
  await page.goto('/features')
  await page.locator('.check').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-island="spreadsheet-check"][data-awake]')).toBeAttached()
  await choose(page, 'cycles.csv')
  await expect(page.getByRole('alert')).toContainText('not_loaded')
  // One for the pointer or the focus, one for the file: never again by itself.
  expect([1, 2]).toContain(asked)
  await page.unroute(worker)
  await choose(page, 'cycles.csv')
  await expect(page.locator('.check-name')).toHaveText('cycles.csv')
})

test('takes a dropped file, and survives one that misses', async ({ page }) => {
  await openCheck(page)

  function drop(selector: string, names: string[]) {
    return page.locator(selector).evaluate((element, files) => {
      const dataTransfer = new DataTransfer()
      for (const name of files)
        dataTransfer.items.add(new File(['Id,Task,Owner,Mins\n1,Begin,Ops,5\n'], name))
      const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
      element.dispatchEvent(event)
      return event.defaultPrevented
    }, names)
  }

  expect(await drop('h1', ['missed.csv'])).toBe(true)
  await drop('.check-drop', ['one.csv', 'two.csv'])
  await expect(page.getByRole('alert')).toContainText('one_file')
  await drop('.check-drop', ['night.csv'])
  await expect(page.getByTestId('check-finish')).toHaveText('5 min')
})

test('copies the report, by hand where the clipboard is refused', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openCheck(page)
  await choose(page, 'cycles.csv')
  await page.getByRole('button', { name: 'Copy as text' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'Circular dependency: 2',
  )
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
  )
  await choose(page, 'duplicate-ids.csv')
  await page.getByRole('button', { name: 'Copy as text' }).click()
  await expect(page.getByRole('textbox')).toHaveValue(/Id used more than once: 1/)
})

test('prints the report without the page, and every task of it', async ({ page }) => {
  await openCheck(page)
  await choose(page, 'google-sheets.csv')
  await page.evaluate(() => {
    window.print = () => dispatchEvent(new Event('beforeprint'))
  })
  await page.getByRole('button', { name: 'Print the report' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('h1')).toBeHidden()
  await expect(page.locator('.check-drop')).toBeHidden()
  await expect(page.locator('.check-printed tbody tr')).toHaveCount(6)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.locator('.check-printed')).toHaveCount(0)
  await expect(page.locator('h1')).toBeVisible()
})

test('has nothing that axe objects to in any state, wide or narrow', async ({ page }) => {
  test.slow()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await openCheck(page)
    await expectAccessible(page, `untouched at ${width}`)
    for (const name of ['encrypted.xlsx', 'no-headings.csv', 'cycles.csv', 'utf16le.txt']) {
      await choose(page, name)
      await expect(page.locator('.check-outcome, [role=alert]')).toContainText(name)
      await expectAccessible(page, `${name} at ${width}`)
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page is whole and says that the check needs it', async ({ page }) => {
    await page.goto('/features')
    await expect(page.locator('main section')).toHaveCount(6)
    await expect(page.locator('.check-noscript')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Load the sample' })).toBeHidden()
  })
})

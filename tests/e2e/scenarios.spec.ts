import { difference, inkOn, pictureIn, pictureOf } from './pixels.ts'
import { holdBack } from './hold-back.ts'
import { expect, test } from './test.ts'

/** What a sheet of A4 has between its margins. */
const paper = 673

test('draws both recoveries with hours and limits, whose lines cross no words, at every width and on paper', async ({
  page,
}) => {
  for (const path of ['/service_recovery', '/disaster_recovery'])
    for (const width of [390, 768, 1000, 1440, paper]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('data-late-styles')
      await page.emulateMedia({ media: width === paper ? 'print' : 'screen' })
      const isPhone = width < 900 && width !== paper
      await expect(page.locator('main svg.drawing')).toBeVisible({ visible: isPhone })
      const { names, astray } = await page
        .locator(isPhone ? 'main svg.drawing' : 'main .drawing')
        .first()
        .evaluate((drawing) => {
          const range = document.createRange()
          const texts = document.createTreeWalker(drawing, NodeFilter.SHOW_TEXT)
          const words: { text: string; place: DOMRect }[] = []
          for (let node = texts.nextNode(); node; node = texts.nextNode()) {
            range.selectNodeContents(node)
            const isSaidOnly = node.parentElement!.closest('.sr-only')
            const place = range.getBoundingClientRect()
            // On phones the hours stand in the gaps of the limits' lines.
            const isHour =
              /^\d\d:\d\d$/.test(node.textContent!) && node.parentElement!.closest('svg')
            if (!isSaidOnly && !isHour && place.width > 1)
              words.push({ text: node.textContent!, place })
          }
          const lines = [...drawing.querySelectorAll('[aria-hidden] > :is(i, div > i), path')]
            .map((line) => line.getBoundingClientRect())
            .filter((line) => line.width < 2 && line.height > 300)
          return {
            names: words.map(({ text }) => text).join(' '),
            astray: words
              .filter(
                ({ place: { left, right, top, bottom } }) =>
                  left < 0 ||
                  right > innerWidth ||
                  lines.some(
                    (line) =>
                      line.x > left - 1 && line.x < right && line.y < bottom && line.bottom > top,
                  ),
              )
              .map(({ text }) => text),
          }
        })
      const at = `${path} at ${width} px`
      expect(names, at).toMatch(/RTO.*tolerance/i)
      expect(astray, at).toEqual([])
    }
})

test('says what the charts of both recoveries show', async ({ page }) => {
  // There is no room to draw the hours beside the names.
  await page.setViewportSize({ width: 1000, height: 900 })
  await page.goto('/service_recovery')
  const tasks = page.locator('.train-graph ol ol > li')
  const [critical, other] = ['Fail the store over', 'Restart hub'].map((hasText) =>
    tasks.filter({ hasText }),
  )
  expect(await critical!.ariaSnapshot()).toMatch(/time: 07:00[^]*40 min, critical path/)
  expect(await other!.ariaSnapshot()).not.toContain('critical')
  await page.goto('/cyber_recovery')
  for (const chamber of await page.locator('.chamber').all())
    expect(await chamber.ariaSnapshot(), 'a lock follows its heading').toMatch(
      /^- heading [^]*Lock opens at/,
    )
})

test('keeps hours’ lines off labels', async ({ page }) => {
  await page.goto('/planned_change')
  for (const label of await page.getByTestId('way-back').locator('b').all())
    await expect(label).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

test('keeps lock and hour in view while the work behind them passes', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/cyber_recovery')
  const identity = page.locator('.chamber').nth(2)
  await identity.evaluate((chamber) =>
    scrollTo({ top: scrollY + chamber.getBoundingClientRect().top + 20, behavior: 'instant' }),
  )
  await expect(identity.locator('.lock-hour')).toBeInViewport({ ratio: 1 })
})

test('keeps line, limits and overshoot of the way back apart in forced colours', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto('/planned_change')
  await expect(page.locator('html')).toHaveAttribute('data-late-styles')
  const chart = page.getByTestId('way-back')
  await chart.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await chart.boundingBox())!
  // Low at the right nothing is drawn but the hours' lines.
  const canvas = await pictureIn(page, {
    x: x + width * 0.94,
    y: y + height * 0.6,
    width: 8,
    height: 8,
  })
  expect(inkOn(canvas, canvas)).toBe(0)
  const gate = await pictureOf(page.getByTestId('gate'))
  expect(inkOn(gate, canvas)).toBeGreaterThan(0.5)
  const over = await pictureOf(page.getByTestId('overshoot'))
  expect(inkOn(over, canvas)).toBeGreaterThan(0.08)
  expect(inkOn(over, canvas)).toBeLessThan(0.6)

  async function band(path: string) {
    const box = (await page.getByTestId(path).boundingBox())!
    return pictureIn(page, { x: x + width * 0.4, y: box.y - 2, width: 120, height: box.height + 4 })
  }

  const line = await band('line')
  const limit = await band('limit')
  expect(inkOn(line, canvas)).toBeGreaterThan(0.005)
  expect(inkOn(limit, canvas)).toBeGreaterThan(0.1)
  expect(difference(line, limit)).toBeGreaterThan(0.1)
})

test('says for any minute when a backout called then would be over', async ({ page }) => {
  await page.goto('/planned_change')
  const handle = page.getByRole('slider', { name: 'Call the backout at' })
  await expect(handle).toHaveAttribute('aria-valuetext', /^02:30\. Back by 04:05, 25 min before/)
  await handle.focus()
  await page.keyboard.press('ArrowRight')
  await expect(handle).toHaveAttribute('aria-valuetext', /^02:31\. Back by 04:36, 6 min after/)
  await expect(page.locator('.backout-call')).toHaveAttribute('data-late')
  await page.keyboard.press('Home')
  await expect(handle).toHaveAttribute('aria-valuetext', /^22:01\. Back by 22:21, 6 h 9 min before/)
})

test('keeps a minute that was chosen before the code came', async ({ page }) => {
  const arrive = await holdBack(page, '**/assets/backout-call-*.js')
  await page.goto('/planned_change')
  const handle = page.getByRole('slider', { name: 'Call the backout at' })
  await handle.fill('62')
  arrive()
  await expect(page.locator('.backout-call')).toContainText(
    'Call the backout at 23:02. Back by 00:37',
  )
})

test('locks of the rebuild open one by one, by keyboard', async ({ page }) => {
  await page.goto('/cyber_recovery')
  const press = page.locator('.lock-opening').getByRole('button')
  const closed = page.locator('.flight-closed:visible')
  const said = page.locator('.lock-opening').getByRole('status')
  await expect(closed).toHaveCount(0)
  await press.focus()
  for (let open = 0; open < 6; open++) {
    await page.keyboard.press('Enter')
    await expect(press).toHaveText(`Say go: open lock ${open + 1}`)
    await expect(closed).toHaveCount(6 - open)
    await expect(said).toHaveText(/^T\+\d+h .+\? .+ decides\.$/)
  }
  await page.keyboard.press('Enter')
  await expect(said).toHaveText('All six are open. Customers can pay again at T+34h.')
  await expect(closed).toHaveCount(0)
})

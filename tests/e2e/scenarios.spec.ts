import { expect, test } from './test.ts'

const pages = [
  {
    path: '/planned_change',
    name: 'Planned Change',
    cards: [
      'Legacy Technology',
      'Digital Transformation',
      'Cloud Migration',
      'Merger & Acquisition',
      'ERP/HR Modernisation',
      'Datacenter Migration',
    ],
    roles: 7,
    questions: 5,
  },
  {
    path: '/service_recovery',
    name: 'Service Recovery',
    cards: ['Plausible Scenarios', 'Scenario Testing', 'Service Recovery'],
    roles: 5,
    questions: 4,
  },
  {
    path: '/disaster_recovery',
    name: 'Disaster Recovery',
    cards: ['DR Planning', 'DR Stress Tests', 'DR Invocation'],
    roles: 7,
    questions: 5,
  },
  {
    path: '/cyber_recovery',
    name: 'Cyber Recovery',
    cards: ['Cyber Recovery Planning', 'Ransomware Response', 'Breach Containment & Recovery'],
    roles: 7,
    questions: 5,
  },
] as const

for (const { path, name, cards, roles, questions } of pages)
  test(`${path} has its cards, four reasons, ${roles} personas and its questions, without JavaScript`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
    const page = await context.newPage()
    await page.goto(path)
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(
      `HomeScenarios${name}`,
    )
    await expect(page.locator('.cases h3')).toHaveText([...cards])
    await expect(page.getByRole('heading', { name: `Why ${name} Matters` })).toBeVisible()
    await expect(page.locator('.why-points li')).toHaveCount(4)
    await expect(page.locator('.roles li')).toHaveCount(roles)
    await expect(page.locator('.roles img')).toHaveCount(roles)
    await expect(page.locator('main details')).toHaveCount(questions)
    await context.close()
  })

test('every persona’s picture is served', async ({ page, request }) => {
  const sources = new Set<string>()
  for (const { path } of pages) {
    await page.goto(path)
    for (const image of await page.locator('.roles img').all())
      sources.add((await image.getAttribute('src')) ?? '')
  }
  expect(sources.size).toBe(13)
  for (const source of sources) {
    const response = await request.get(source)
    expect(response.headers()['content-type'], source).toContain('image/svg+xml')
  }
})

test('the four cards lead to the four scenarios', async ({ page }) => {
  await page.goto('/scenarios')
  const links = page.getByRole('link', { name: /^Learn More about/ })
  await expect(links).toHaveCount(4)
  const targets = await links.evaluateAll((anchors) =>
    anchors.map((anchor) => anchor.getAttribute('href')),
  )
  expect(targets).toEqual(pages.map(({ path }) => path))
})

test('each rule names its date and opens its official source in a new tab', async ({ page }) => {
  await page.goto('/scenarios')
  const rows = page.getByRole('table', { name: /rules/ }).locator('tbody tr:not(.rules-where)')
  await expect(rows).toHaveCount(8)
  for (const row of await rows.all()) {
    await expect(row.locator('small')).toHaveText(/\d{4}/)
    for (const link of await row.getByRole('link').all()) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener')
      await expect(link).toHaveText(/opens in a new tab/)
    }
  }
})

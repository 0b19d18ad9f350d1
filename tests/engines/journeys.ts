import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { form } from '../../src/pages/contact/copy.ts'
import { notFoundError } from '../e2e/every-page.ts'
import { isMoving, type Browser, type Engine } from './browser.ts'
import { unreadable } from './readable.ts'

const { url, pages } = inject('site') ?? { url: '', pages: [] }
const desk = [1440, 1000] as const
/** WebKit's window cannot be as narrow as a phone's. */
const narrow = [500, 900] as const
/** ms; a page that nobody can read stays so. */
const readLimit = 20_000

function fixture(name: string) {
  return join(import.meta.dirname, '../../packages/runbook/tests/fixtures/spreadsheets', name)
}

/** The main journeys of a visit, and what every page has to keep, in an engine. */
export function journeys({ name, isInstalled, open }: Engine) {
  describe.skipIf(!isInstalled())(`in ${name}`, () => {
    let browser: Browser

    beforeAll(async () => {
      browser = await open()
      await browser.resize(...desk)
    })
    afterAll(async () => browser?.close())

    /** Opens a page of ours, and waits for its code, its styles and its typefaces. */
    async function visit(path: string) {
      await browser.visit(url + path)
      await come()
    }

    async function come() {
      await expect
        .poll(async () =>
          browser.evaluate(() => {
            const { awake, lateStyles, paintHeld } = document.documentElement.dataset
            return awake !== undefined && lateStyles !== undefined && paintHeld === undefined
          }),
        )
        .toBe(true)
    }

    /** Presses what begins with these words, as soon as it is there and in its place. */
    async function press(css: string, words?: string) {
      await vi.waitFor(
        async () => {
          if (await browser.evaluate(isMoving, css)) throw new Error(`${css} is moving`)
          await browser.press(css, words)
        },
        { timeout: 60_000 },
      )
    }

    async function count(css: string) {
      return browser.evaluate((each) => document.querySelectorAll(each).length, css)
    }

    async function text(css: string) {
      return browser.evaluate((each) => {
        return document.querySelector(each)?.textContent ?? ''
      }, css)
    }

    async function address() {
      return browser.evaluate(() => location.pathname + location.hash)
    }

    function journey(told: string, go: () => Promise<void>) {
      test(`${told}, without errors`, async () => {
        await go()
        expect(await browser.takeErrors()).toEqual([])
      })
    }

    journey('home: a delay moves the finish', async () => {
      await visit('/')
      const finish = '#live-runbook [data-testid=finish]'
      const before = await text(finish)
      await press('#live-runbook button', 'Delay a task')
      await press('#live-runbook button', 'Delay by')
      await expect.poll(async () => text(finish)).not.toBe(before)
    })

    journey('home: the backout’s tasks come at its call', async () => {
      await visit('/')
      await press('#live-runbook button', 'Back out')
      await expect.poll(async () => text('#live-runbook [data-backout]')).toMatch(/Restart/)
    })

    journey('home: one answer is open at a time', async () => {
      await visit('/')
      await press('.faq details:nth-of-type(1) summary')
      await expect.poll(async () => count('.faq details:nth-of-type(1)[open]')).toBe(1)
      await press('.faq details:nth-of-type(2) summary')
      await expect.poll(async () => count('.faq details:nth-of-type(2)[open]')).toBe(1)
      expect(await count('.faq details[open]')).toBe(1)
    })

    journey('the menu of a narrow window opens and leads somewhere', async () => {
      await browser.resize(...narrow)
      try {
        await visit('/')
        await press('header button', 'Menu')
        await expect.poll(async () => count('dialog[open]')).toBe(1)
        // The browser alone closes it. On a busy machine WebKit's driver has lost a press, so it is pressed again.
        await vi.waitFor(
          async () => {
            if ((await count('dialog[open]')) > 0) await press('dialog[open] button', 'Close')
            expect(await count('dialog[open]')).toBe(0)
          },
          { timeout: 30_000, interval: 500 },
        )
        await press('header button', 'Menu')
        await press('dialog[open] a', 'Cyber Recovery')
        await expect.poll(address).toBe('/cyber_recovery')
      } finally {
        await browser.resize(...desk)
      }
    })

    journey('the header’s panel leads to a scenario', async () => {
      await visit('/about')
      await press('header button', 'Scenarios')
      await press('.scenario-menu a', 'Planned Change')
      await expect.poll(address).toBe('/planned_change')
    })

    journey('the size finder has a price for a number', async () => {
      await visit('/pricing#size-finder')
      const before = await text('.finder-answer')
      await browser.type('#size-finder [name=creators]', '0')
      await expect.poll(async () => text('.finder-answer')).not.toBe(before)
      // The address follows when the field is left.
      await press('#size-finder h2')
      await expect.poll(async () => browser.evaluate(() => location.search)).toMatch(/creators=\d/)
    })

    for (const [file, tasks, finish] of [
      ['by-hand/34-german-title-rows.csv', '5 tasks', '01:30'],
      ['tools/smartsheet.xlsx', '6 tasks in 2 groups', '04:00'],
    ] as const)
      journey(`a visitor’s ${file} opens in the player, and again after Back`, async () => {
        await visit('/features')
        await browser.upload('.player [type=file]', fixture(file))
        await expect.poll(async () => text('.player-file')).toContain(tasks)
        expect(await text('[data-testid=finish]')).toBe(finish)
        await visit('/about')
        await browser.back()
        await expect.poll(async () => text('.player-file')).toContain(tasks)
      })

    journey('the sample is forecast in the player', async () => {
      await visit('/about')
      await visit('/features#runbook-player:sample')
      await expect.poll(async () => text('[data-testid=player-sentence]')).toMatch(/of 100 runs/)
    })

    journey('news: posts come, with a picture', async () => {
      await visit('/news')
      await expect.poll(async () => count('.news-day:not(.skeleton)')).toBeGreaterThan(3)
      await press('.news-day img')
      await expect
        .poll(async () =>
          browser.evaluate(() =>
            [...document.querySelectorAll<HTMLImageElement>('.news-day img')].some(
              (image) => image.complete && image.naturalWidth > 0,
            ),
          ),
        )
        .toBe(true)
    })

    journey('a photo is enhanced, and can be downloaded', async () => {
      await visit('/enhance-team-photos')
      await press('.photo-strip button', 'Enhance with AI')
      await expect.poll(async () => count('.photo-strip a[download]')).toBe(1)
      expect(await count('.photo-strip img[alt$=enhanced]')).toBe(1)
    })

    journey('the contact form says what is missing, and then is sent', async () => {
      await visit('/contact')
      const send = 'form[data-checked] [type=submit]'
      // Before its code is there, the browser itself says what is missing.
      await expect
        .poll(async () => {
          await browser.press(send)
          return count('form [aria-invalid=true]')
        })
        .toBeGreaterThan(2)
      await browser.type('form [name=name]', 'Ada Moor')
      await browser.type('form [name=email]', 'ada@bank.example')
      await browser.type('form [name=message]', 'Saturday, 22:00')
      await press(send)
      await expect.poll(address).toBe('/contact#sent')
      await expect.poll(async () => text('.form-sent')).toContain(form.sent.title)
    })

    journey('the booking page is framed', async () => {
      await visit('/schedule_demo')
      await expect
        .poll(async () => browser.frameText('.booking-frame'))
        .toContain('utm_medium=embed')
    })

    journey('a page works again after Back, and the next after Forward', async () => {
      await visit('/')
      await press('#live-runbook button', 'Start')
      await expect.poll(async () => count('#live-runbook [data-awake]')).toBe(1)
      await press('header a', 'Pricing')
      await expect.poll(address).toBe('/pricing')
      await come()
      await browser.back()
      await expect.poll(address).toBe('/')
      await press('#live-runbook button', 'Delay a task')
      await expect.poll(async () => count('#live-runbook [aria-label=Task]')).toBe(1)
      await browser.forward()
      await expect.poll(address).toBe('/pricing')
      await expect.poll(async () => text('main h1')).not.toBe('')
    })

    test.for(pages)('%s fits, can be read, and has no errors', async (page) => {
      await visit(page)
      for (const share of [0, 0.3, 0.6]) {
        await browser.evaluate((part) => {
          const { scrollHeight } = document.documentElement
          scrollTo({ top: scrollHeight * part, behavior: 'instant' })
        }, share)
        await expect
          .poll(async () => unreadable(browser), {
            timeout: readLimit,
            message: `what cannot be read at ${share} of the page`,
          })
          .toEqual([])
      }
      const overflow = await browser.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      expect(overflow, 'px that it is too wide').toBeLessThanOrEqual(0)
      const errors = await browser.takeErrors()
      expect(errors.filter((error) => !notFoundError.test(error))).toEqual([])
    })
  })
}

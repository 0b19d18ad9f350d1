import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { clockTime } from '../../src/lib/clock.ts'
import { paths } from '../../src/paths.ts'
import { chanceInside, lastCallKeptBy, defaultSettings, forecastOf } from '#runbook/forecast'
import { openRunbook } from '#runbook/open'
import { sampleSource } from '#runbook/sample'
import type { Engine } from './engines.ts'

const patience = 30_000

/** An expression for the first visible element of a selector that contains a text. */
function one(selector: string, text = '') {
  return `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => element.checkVisibility() && element.textContent.includes(${JSON.stringify(text)}))`
}

/** What a visitor does, in words that every engine understands. Each step throws when it fails. */
export function makeVisitor({ run, press, ...engine }: Engine, site: string) {
  async function holds(condition: string) {
    const end = Date.now() + patience
    while (Date.now() < end) {
      if (await run(`return Boolean(${condition})`)) return
      await wait(100)
    }
    throw new Error(`this never came true: ${condition}`)
  }

  return {
    holds,
    open: async (path: string) => engine.open(site + path),
    resize: engine.resize,
    sees: async (selector: string, text?: string) => holds(one(selector, text)),
    click: async (selector: string, text?: string) => {
      await holds(one(selector, text))

      async function findPlace() {
        return (await run(
          `const element = ${one(selector, text)}
          element.scrollIntoView({ block: 'center', behavior: 'instant' })
          const { x, y, width, height } = element.getBoundingClientRect()
          return [x + width / 2, y + height / 2]`,
        )) as [number, number]
      }

      // What slides in is pressed where it comes to rest.
      await holds(`${one(selector, text)}.getBoundingClientRect().right <= innerWidth`)
      let [place, next] = [await findPlace(), [NaN, NaN] as [number, number]]
      for (; String(place) !== String(next); [place, next] = [await findPlace(), place])
        await wait(100)
      await press(...place)
    },
  }
}

/** What the player must say of its sample: as this process counts it, so must every browser. */
async function sampleFigures() {
  const csv = new URL('../../src/runbook/samples/payments-move.csv', import.meta.url)
  const read = (await openRunbook(sampleSource(await readFile(csv))))()
  if (!read.ok) throw new Error(read.sentence)
  const { runbook } = read
  const windowEnd = runbook.windowEnd!
  const figures = forecastOf({
    runbook: { ...runbook, windowEnd },
    settings: defaultSettings(runbook),
    delays: [],
    minute: null,
  })
  return {
    chance: Math.round(chanceInside(figures, windowEnd) * 100),
    lastCall: clockTime(runbook.t0!, lastCallKeptBy(figures, 95)!),
  }
}

type Journey = (visitor: ReturnType<typeof makeVisitor>) => Promise<void>

export const journeys: Record<string, Journey> = {
  'links lead to pages': async ({ open, click, holds }) => {
    await open(paths.home)
    await click('header nav a', 'Pricing')
    await holds(`location.pathname === '${paths.pricing}' && document.readyState === 'complete'`)
  },
  'the side menu opens, and closes': async ({ open, resize, click, sees, holds }) => {
    await resize(500, 844)
    await open(paths.home)
    await holds('innerWidth <= 500')
    await click('header button', 'Menu')
    await sees('#menu a', 'Cyber Recovery')
    await click('#menu button', 'Close')
    await holds(`!document.querySelector('#menu').open`)
    await resize(1440, 900)
  },
  'one answer is open at a time': async ({ open, click, holds }) => {
    await open(paths.home)
    await click('.faq details:nth-of-type(1) summary')
    await holds(`document.querySelectorAll('.faq details[open]').length === 1`)
    await click('.faq details:not([open]) summary')
    await holds(`document.querySelectorAll('.faq details[open]').length === 1`)
    await holds(`!document.querySelector('.faq details').open`)
  },
  'the testimonials turn': async ({ open, click, sees, holds }) => {
    await open(paths.home)
    await holds(
      `document.querySelector('[aria-roledescription=carousel]').scrollIntoView() ?? true`,
    )
    await sees('[aria-roledescription=carousel][data-ready]')
    await click('.carousel-controls button', 'Next quotation')
    await sees('.carousel-controls p', '2 of 5')
  },
  'the runbook plays, and a delay moves its finish': async ({ open, click, sees }) => {
    await open(paths.home)
    await sees('[data-testid=finish]', '03:40')
    await click('#live-runbook button', 'Start')
    await sees('#live-runbook button', 'Pause')
    await click('#live-runbook button', 'Delay a task')
    await click('#live-runbook .delay-minutes label', '30')
    await click('#live-runbook button', 'Apply the delay')
    await sees('#live-runbook [role=status]', 'min')
  },
  'the sample’s forecast is the same in every browser': async ({ open, sees }) => {
    const { chance, lastCall } = await sampleFigures()
    await open(`${paths.features}#runbook-player:sample`)
    await sees('[data-testid=player-sentence]', `In ${chance} of 100 runs`)
    await sees('[data-testid=player-last-call]', lastCall)
  },
  'the news fills itself': async ({ open, holds }) => {
    await open(paths.news)
    await holds(`document.querySelectorAll('.news-day:not(.skeleton)').length === 20`)
  },
  'a portrait is enhanced': async ({ open, click, holds }) => {
    await open(paths.enhanceTeamPhotos)
    await click('.photo-strip button', 'Enhance with AI')
    await holds(`document.querySelector('.photo-strip img[alt$=enhanced]')`)
  },
}

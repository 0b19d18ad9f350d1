import type { Locator, Page } from 'playwright/test'
import { choose, handOver } from './player.ts'
import { expect, test } from './test.ts'

/** The ways to press something. */
const hands = ['mouse', 'keyboard', 'touch'] as const

type Hand = (typeof hands)[number]

const pressBy: Record<Hand, (control: Locator) => Promise<void>> = {
  mouse: (control) => control.click(),
  keyboard: (control) => control.press('Enter'),
  touch: (control) => control.tap(),
}

type Control = {
  path: string
  /** What the code that comes late does here. */
  does: string
  /** Uses it, as a visitor does who sees it for the first time; absent where it acts by itself. */
  use?: (page: Page, press: (control: Locator) => Promise<void>) => Promise<void>
  /** Waits until it has answered. */
  answers: (page: Page) => Promise<void>
}

function button(page: Page, name: string | RegExp) {
  return page.getByRole('main').getByRole('button', { name }).first()
}

/** Every control that nothing answers but code that comes after the HTML: in islands, and outside of them. */
export const lateControls: readonly Control[] = [
  {
    path: '/',
    does: 'starts the run',
    use: (page, press) => press(button(page, /^Start$/)),
    answers: (page) => expect(button(page, /^Pause$/)).toBeVisible(),
  },
  {
    path: '/',
    does: 'turns the quotations at each press, and stays there',
    use: async (page, press) => {
      for (const _ of ['once', 'twice']) await press(button(page, 'Next quotation'))
    },
    answers: async (page) => {
      await expect(page.locator('.carousel-controls')).toContainText('3 of')
      await expect(button(page, 'Play the quotations')).toBeVisible()
    },
  },
  {
    path: '/',
    does: 'opens a delay from the hero’s link',
    use: (page, press) => press(page.getByRole('link', { name: 'Delay a task and watch' })),
    answers: (page) => expect(page.getByLabel('Task', { exact: true })).toBeVisible(),
  },
  {
    path: '/',
    does: 'knows which demo button is in view',
    use: (page) => page.locator('main [data-demo="yellow"]').last().scrollIntoViewIfNeeded(),
    answers: (page) => expect(page.locator('html')).toHaveAttribute('data-demo-in-view'),
  },
  {
    path: '/',
    does: 'takes a dropped file',
    use: (page) => handOver(page, 'mine.csv'),
    answers: (page) => expect(page).toHaveURL(/features/),
  },
  {
    path: '/features',
    does: 'loads the sample',
    use: (page, press) => press(button(page, 'Try the sample')),
    answers: (page) => expect(page.locator('.player-file')).toBeVisible(),
  },
  {
    path: '/features',
    does: 'reads a file',
    use: (page) => choose(page, 'google-sheets.csv'),
    answers: (page) => expect(page.locator('.player-file')).toContainText('google-sheets.csv'),
  },
  {
    path: '/pricing',
    does: 'plays the video',
    use: (page, press) => press(button(page, /^Play/)),
    answers: (page) => expect(page.locator('figure.video iframe')).toBeAttached(),
  },
  {
    path: '/pricing',
    does: 'works out a price',
    use: (page) => page.getByLabel('Content Creators', { exact: true }).fill('60'),
    answers: (page) => expect(page.locator('.finder-answer')).toContainText('You need 60'),
  },
  {
    path: '/pricing',
    does: 'copies the estimate’s link',
    use: (page, press) => press(button(page, 'Copy link')),
    answers: (page) =>
      expect(page.locator('.finder-answer')).toContainText(/Link copied|Copy the link from/),
  },
  {
    path: '/news',
    does: 'asks for the posts',
    answers: (page) => expect(page.locator('[data-island="news-feed"][data-awake]')).toBeAttached(),
  },
  {
    path: '/enhance-team-photos',
    does: 'enhances a photo',
    use: (page, press) => press(button(page, /^Enhance with AI/)),
    answers: (page) => expect(page.locator('.photo-state').first()).not.toHaveText('Not started'),
  },
  {
    path: '/contact',
    does: 'says what a form lacks',
    // Until its code has come the browser's own bubble says it.
    use: async (page, press) => {
      await expect(page.locator('form[data-checked]')).toHaveJSProperty('noValidate', true)
      await press(button(page, 'Send message'))
    },
    answers: (page) =>
      expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
        'Enter your name.',
      ),
  },
  {
    path: '/strategy',
    does: 'prints',
    use: async (page, press) => {
      await page.evaluate(() => {
        window.print = () => {
          document.documentElement.dataset.printed = ''
        }
      })
      await press(page.locator('[data-print]').first())
    },
    answers: (page) => expect(page.locator('html')).toHaveAttribute('data-printed'),
  },
]

/** Each page of those controls, once for each hand that is needed there. */
export const lateVisits = [...new Set(lateControls.map(({ path }) => path))].flatMap((path) => {
  const isTouched = lateControls.some((control) => control.path === path && control.use)
  return hands.slice(0, isTouched ? hands.length : 1).map((hand) => ({ path, hand }))
})

/** Uses each control of a page with one hand, and waits until it has answered. */
export async function tryControls(page: Page, path: string, hand: Hand) {
  for (const { does, use, answers } of lateControls.filter((control) => control.path === path))
    await test.step(`${path}: ${does}`, async () => {
      await use?.(page, pressBy[hand])
      await answers(page)
    })
}

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { small, wide, type Size } from '../../../src/components/story-drawing/size.ts'
import { drawStory } from '../../../src/components/story-drawing/draw.tsx'
import { StoryMarks } from '../../../src/components/story-drawing/story-drawing.tsx'
import { getStories } from '../../../src/content/stories.ts'
import type { DrawingOf, StoryDrawing as Figures } from '../../../src/content/stories/drawings.ts'
import { drawMetrics } from '../../../src/content/stories/draw-metrics.ts'

const stories = getStories()
/** Every drawing needs one. */
const label = 'What a drawing shows, in a sentence.'

function draw(figures: Figures, size: Size = small): string {
  return renderToStaticMarkup(<StoryMarks size={size}>{drawStory(figures, size).marks}</StoryMarks>)
}

/** How many dashes a line of some length has, by its pattern. */
function dashesIn(svg: string): number {
  const lines = svg.matchAll(/d="M[\d. ]+[hv]-?([\d.]+)" stroke-dasharray="([\d. ]+)"/g)
  return Array.from(lines, ([, length, pattern]) => {
    const steps = pattern!.split(' ').map(Number)
    let count = 0
    for (let at = 0, i = 0; at < Number(length) - 0.05; at += steps[i % steps.length]!, i++)
      if (i % 2 === 0) count += 1
    return count
  }).reduce((sum, count) => sum + count, 0)
}

describe.each(stories)('$id', ({ drawing, text, title, description, metrics }) => {
  const words = `${title} ${description} ${text} ${metrics.map((it) => `${it.value} ${it.label}`).join(' ')}`

  test('is drawn in at most 2 KB', () => {
    expect(Buffer.byteLength(draw(drawing))).toBeLessThanOrEqual(2048)
  })

  test('names no number in its label that its text does not tell', () => {
    const spelt = new Set([...numbersIn(words), ...numbersIn(String(Object.values(drawing)))])
    for (const number of numbersIn(drawing.label)) expect([...spelt]).toContain(number)
  })
})

function numbersIn(text: string): string[] {
  return text.match(/\d[\d,]*/g) ?? []
}

test.each([small, wide])('draws a tick for each task', (size) => {
  const figures: DrawingOf<'barcode'> = {
    kind: 'barcode',
    label,
    opens: 'Friday 20:00',
    tasks: 1140,
    windowHours: 44,
    tookMinutes: 2320,
    noReturnHours: 32,
    backoutHours: 9,
    rehearsals: [3000, 2590, 2355],
  }
  expect(dashesIn(draw(figures, size))).toBe(figures.tasks)
})

test('draws a rung for each server', () => {
  const figures: DrawingOf<'columns'> = {
    kind: 'columns',
    label,
    servers: 426,
    weekends: 11,
    firstHours: 36,
    lastHours: 18,
  }
  expect(dashesIn(draw(figures))).toBe(figures.servers)
})

test('draws a dot for each shop, and as many hollow ones as opened late', () => {
  const figures: DrawingOf<'dot field'> = {
    kind: 'dot field',
    label,
    shops: 412,
    batches: 7,
    batchOf: 60,
    lateShops: 7,
    firstClock: '05:05',
    lastClock: '06:25',
  }
  const svg = draw(figures)
  const [, gap = '', path = ''] = /stroke-dasharray="0 ([\d.]+)" d="([^"]+)"/.exec(svg) ?? []
  const rows = Array.from(path.matchAll(/h([\d.]+)/g))
  const dots = rows.reduce(
    (sum, [, length]) => sum + Math.floor(Number(length) / Number(gap)) + 1,
    0,
  )
  expect(dots).toBe(figures.shops)
  expect(svg.match(/<circle/g)).toHaveLength(figures.lateShops)
})

test('draws a line for each site, and a dot for each hospital that was told', () => {
  const sites = 14
  const meeting = draw({
    kind: 'meeting lines',
    label,
    sites,
    paperHours: 9,
    agreedHours: 12,
    heldMinutes: 35,
  })
  const [, bends = ''] = /stroke-dasharray="3 3" d="([^"]+)"/.exec(meeting) ?? []
  expect(bends.match(/M/g)).toHaveLength(sites)
  const clocks = { fromClock: '06:12', toClock: '07:00' }
  const detour = draw({ kind: 'detour', label, ...clocks, minutes: 48, toldMinutes: 9, sites })
  expect(detour.match(/h0/g)).toHaveLength(sites)
})

test('draws a bar for each application', () => {
  const figures: DrawingOf<'cascade'> = {
    kind: 'cascade',
    label,
    applications: 63,
    fromClock: '13:02',
    toClock: '18:35',
    tookMinutes: 333,
    invokedAfter: 18,
    allowedHours: 6,
    rehearsedMinutes: 350,
  }
  const bars = draw(figures).match(/M[\d.]+ [\d.]+H[\d.]+/g) ?? []
  // The axis is drawn the same way.
  expect(bars.length - 1).toBe(figures.applications)
})

/** The lengths of what is done, in the order of the metrics. */
function doneIn(svg: string): number[] {
  return Array.from(svg.matchAll(/class="done"[^>]*d="M0 [\d.]+H([\d.]+)"/g), ([, to]) =>
    Number(to),
  )
}

describe('a story without a drawing of its own', () => {
  type Metric = { value: string; label: string }
  const none: Metric = { value: 'A', label: 'mark that is no figure' }

  function drawn(metric: Metric, size: Size = wide) {
    return draw(drawMetrics([metric, none, none]), size)
  }

  test.each(stories)('says each metric of $id in words, and keeps to its edges', (story) => {
    for (const size of [small, wide]) {
      const figures = drawMetrics(story.metrics)
      const svg = draw(figures, size)
      for (const { value, label: what } of story.metrics)
        expect(figures.label).toContain(`${value} ${what}`)
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(2048)
      expect(svg).not.toMatch(/NaN|Infinity|undefined/)
      for (const [, at] of svg.matchAll(/[MH]([\d.]+)/g))
        expect(Number(at)).toBeLessThanOrEqual(size.width)
    }
  })

  test('draws times on one scale', () => {
    const times = ['2 h', '1 h 30 min', '30 min'].map((value) => ({ value, label: 'long' }))
    const [two, oneAndAHalf, half] = doneIn(
      draw(drawMetrics([times[0]!, times[1]!, times[2]!]), wide),
    )
    expect(oneAndAHalf! / two!).toBeCloseTo(0.75, 2)
    expect(half! / two!).toBeCloseTo(0.25, 2)
  })

  test('draws a time beside the limit or the earlier time that its label names', () => {
    const kept = drawn({ value: '3 h', label: 'on paper, of 4 h agreed' })
    const [, limit] = /class="limit" d="M([\d.]+) /.exec(kept) ?? []
    expect(doneIn(kept)[0]! / Number(limit)).toBeCloseTo(0.75, 2)
    const shorter = drawn({ value: '3 h', label: 'to restore, down from 6 h' })
    const [, before] = /class="plan" d="M1 [\d.]+H([\d.]+)/.exec(shorter) ?? []
    expect(doneIn(shorter)[0]! / Number(before)).toBeCloseTo(0.5, 2)
  })

  test.each([0, 1, 12, 240])('draws a mark for each of %i', (count) => {
    expect(dashesIn(drawn({ value: String(count), label: 'servers moved' }))).toBe(count)
  })

  test('draws one mark for ten where there are too many, and says so', () => {
    const many: Metric = { value: '1,140', label: 'tasks' }
    expect(dashesIn(drawn(many))).toBe(114)
    const { words } = drawStory(drawMetrics([none, many, none]), wide)
    expect(words[0]!.text).toContain('a mark for every 10')
  })

  test('draws rehearsals as such', () => {
    expect(drawn({ value: '12', label: 'rehearsals in a year' })).toContain('class="rehearsed"')
  })

  test.each([
    { value: '405 of 412', part: 405 / 412 },
    { value: '50%', part: 0.5 },
  ])('draws $value as a part of the whole', ({ value, part }) => {
    const svg = drawn({ value, label: 'done' })
    const [, whole] = /class="plan" d="M1 [\d.]+H([\d.]+)/.exec(svg) ?? []
    expect(doneIn(svg)[0]! / Number(whole)).toBeCloseTo(part, 2)
  })
})

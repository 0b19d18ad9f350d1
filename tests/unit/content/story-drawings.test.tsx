import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { small, wide } from '../../../src/components/story-drawing/size.ts'
import { StoryDrawing } from '../../../src/components/story-drawing/story-drawing.tsx'
import { getStories } from '../../../src/content/stories.ts'
import type { DrawingOf } from '../../../src/content/stories/drawings.ts'

const stories = getStories()

function draw(kind: string, size = small) {
  const { drawing } = stories.find((story) => story.drawing.kind === kind)!
  return {
    figures: drawing,
    svg: renderToStaticMarkup(<StoryDrawing figures={drawing} size={size} />),
  }
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

test('no two stories are drawn alike', () => {
  const kinds = stories.map(({ drawing }) => drawing.kind)
  expect(new Set(kinds).size).toBe(kinds.length)
})

describe.each(stories)('$id', ({ drawing, text, title, description, metrics }) => {
  const words = `${title} ${description} ${text} ${metrics.map((it) => `${it.value} ${it.label}`).join(' ')}`

  test('is drawn in at most 2 KB', () => {
    const svg = renderToStaticMarkup(<StoryDrawing figures={drawing} size={small} />)
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(2048)
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
  const { figures, svg } = draw('barcode', size)
  expect(dashesIn(svg)).toBe((figures as DrawingOf<'barcode'>).tasks)
})

test('draws a rung for each server', () => {
  const { figures, svg } = draw('columns')
  expect(dashesIn(svg)).toBe((figures as DrawingOf<'columns'>).servers)
})

test('draws a dot for each shop, and as many hollow ones as opened late', () => {
  const { figures, svg } = draw('dot field')
  const { shops, lateShops } = figures as DrawingOf<'dot field'>
  const [, gap = '', path = ''] = /stroke-dasharray="0 ([\d.]+)" d="([^"]+)"/.exec(svg) ?? []
  const rows = Array.from(path.matchAll(/h([\d.]+)/g))
  const dots = rows.reduce(
    (sum, [, length]) => sum + Math.floor(Number(length) / Number(gap)) + 1,
    0,
  )
  expect(dots).toBe(shops)
  expect(svg.match(/<circle/g)).toHaveLength(lateShops)
})

test('draws a line for each site, and a dot for each hospital that was told', () => {
  const meeting = draw('meeting lines')
  const [, bends = ''] = /stroke-dasharray="3 3" d="([^"]+)"/.exec(meeting.svg) ?? []
  expect(bends.match(/M/g)).toHaveLength((meeting.figures as DrawingOf<'meeting lines'>).sites)
  const detour = draw('detour')
  expect(detour.svg.match(/h0/g)).toHaveLength((detour.figures as DrawingOf<'detour'>).sites)
})

test('draws a bar for each application', () => {
  const { figures, svg } = draw('cascade')
  const bars = svg.match(/M[\d.]+ [\d.]+H[\d.]+/g) ?? []
  // The axis and the line to the limit are drawn the same way.
  expect(bars.length - 2).toBe((figures as DrawingOf<'cascade'>).applications)
})

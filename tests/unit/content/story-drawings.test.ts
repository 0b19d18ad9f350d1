import { describe, expect, test } from 'vitest'
import { readContent } from '../../../src/content/files.ts'
import { drawMetrics } from '../../../src/content/stories/draw-metrics.ts'
import { readDrawing } from '../../../src/content/stories/drawing.ts'
import { getStories } from '../../../src/content/stories.ts'
import { inWords } from '../../../src/lib/in-words.ts'

type Metric = { value: string; label: string }

const stories = getStories()
const files = readContent('stories/*/*.svg')
const pair = {
  'night/wide.svg': '<svg><title>A night</title><path d="M0 0"/></svg>',
  'night/tall.svg': '<svg><title>A night</title></svg>',
}

test.each(Object.entries(files))('%s is small, and takes its colours from the page', (_, svg) => {
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(2700)
  expect(svg).not.toMatch(/<style|<script|<image|preserveAspectRatio|(?:fill|stroke)="#/)
  expect(svg).toMatch(/viewBox="0 0 (?:1280 260|342 300)"/)
})

test('no two drawings share an id', () => {
  const ids = Object.values(files).flatMap((svg) => svg.match(/ id="[^"]+"/g) ?? [])
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(stories)('$id letters no number that its text does not tell', ({ drawing, ...story }) => {
  const told = numbersIn(`${story.title} ${story.description} ${story.text}`)
  const words = `${drawing.label} ${lettersIn(drawing.wide)} ${lettersIn(drawing.tall)}`
  expect(numbersIn(words).filter((number) => !told.includes(number))).toEqual([])
})

test('a drawing without its other half or without a title fails by name', () => {
  expect(readDrawing('day', pair)).toBeUndefined()
  expect(readDrawing('night', pair)).toMatchObject({ label: 'A night', tall: '' })
  expect(() => readDrawing('night', { 'night/wide.svg': '' })).toThrow('night: needs both')
  expect(() => readDrawing('night', { ...pair, 'night/tall.svg': '<svg/>' })).toThrow('tall.svg')
})

function lettersIn(svg: string): string {
  return Array.from(svg.matchAll(/<text[^>]*>([^<]*)/g), ([, words]) => words).join(' ')
}

const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** Of words and digits alike, but for 1, which texts often leave out. */
function numbersIn(text: string): string[] {
  const spelt = text.toLowerCase().replaceAll(/[a-z]+/g, (word) => {
    const value = Array.from({ length: 100 }, (_, i) => inWords(i)).indexOf(word)
    return String(Math.max(value, ordinals.indexOf(word)))
  })
  return (spelt.match(/-?\d+(?:[,:]\d+)*/g) ?? []).filter((number) => !/^-?1$/.test(number))
}

describe('a story without files', () => {
  const none: Metric = { value: 'A', label: 'mark that is no figure' }

  function drawn(metric: Metric): string {
    return drawMetrics([metric, none, none], 0).wide
  }

  test.each(stories)('says each metric of $id in words, and keeps to its edges', (story) => {
    const { label, wide, tall } = drawMetrics(story.metrics, story.key)
    for (const { value, label: what } of story.metrics) expect(label).toContain(`${value} ${what}`)
    expect(wide + tall).not.toMatch(/NaN|Infinity|undefined/)
    for (const [svg, edge] of [
      [wide, 1280],
      [tall, 342],
    ] as const)
      for (const [, from, length] of svg.matchAll(/M([\d.]+) [\d.]+h([\d.]+)/g))
        expect(Number(from) + Number(length)).toBeLessThanOrEqual(edge)
  })

  test('draws times on one scale', () => {
    const times = ['2 h', '1 h 30 min', '30 min'].map((value) => ({ value, label: 'long' }))
    expect(barsIn(drawMetrics(times, 0).wide)).toEqual([768, 576, 192])
  })

  test.each([
    { value: '405 of 412', part: 405 / 412 },
    { value: '50%', part: 0.5 },
  ])('draws $value as a part of the whole', ({ value, part }) => {
    expect(barsIn(drawn({ value, label: 'done' }))[0]! / 768).toBeCloseTo(part, 3)
  })
})

/** The lengths of the bars, in their order. */
function barsIn(svg: string): number[] {
  return Array.from(svg.matchAll(/stroke-width="26" d="M512 \d+h(\d+)"/g), ([, length]) =>
    Number(length),
  )
}

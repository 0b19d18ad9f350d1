import { expect, test } from 'vitest'
import { withMarginFigures } from '../../../src/pages/post/post-article.tsx'

const html = '<p>The <em>steps</em> took 1 h 30 in all.</p>\n<p>So the gate moved to 02:40.</p>'

test('puts a figure at the head of the paragraph that it is from', () => {
  const moved = { figure: '02:40', words: 'the gate', beside: 'So the gate' }
  expect(withMarginFigures(html, [moved])).toMatch(
    /<p><span class="margin-figure no-print" aria-hidden="true"><b>02:40<\/b> the gate<\/span>So the gate/,
  )
})

test('refuses a number that the post does not have, and a paragraph that it does not have', () => {
  const wrong = { figure: '02:45', words: 'the gate', beside: 'So the gate' }
  expect(() => withMarginFigures(html, [wrong])).toThrow('no 02:45')
  const lost = { figure: '30', words: 'minutes', beside: 'The tasks' }
  expect(() => withMarginFigures(html, [lost])).toThrow('The tasks')
})

import { expect, test } from 'vitest'
import { symbolsOf, trimmed, withoutUnread } from '../../../../pipeline/styles/trimmed.ts'

const css = [
  '.clock{animation:2s linear tick;color:var(--ink)}',
  '.door{animation-name:shut}',
  '@keyframes tick{to{rotate:1turn}}',
  '@keyframes shut{97.5%{scale:0}}',
  ':root{--ink:red;--paper:white}',
].join('')

test('keyframes and custom properties leave with the last rule that reads them', () => {
  const page = withoutUnread(trimmed(css, new Set(['.clock'])), new Set())
  expect(page).toMatch(/@keyframes tick.*--ink/)
  expect(page).not.toMatch(/shut|--paper/)
})

test('a page with an island keeps the rules of every element', () => {
  expect(trimmed('table{top:0}', new Set(['[data-island]']))).toBe('table{top:0}')
})

test('a property that lightningcss does not know stays', () => {
  expect(withoutUnread('.clock{text-wrap:balance}', new Set())).toBe('.clock{text-wrap:balance}')
})

test('what another stylesheet reads stays', () => {
  const elsewhere = '.late{animation:shut 1s;background:var(--paper)}'
  expect(withoutUnread(trimmed(css, new Set()), symbolsOf(elsewhere).read)).toMatch(
    /@keyframes shut.*--paper/,
  )
})

test.each([
  ['.bar', true],
  ['.door', false],
  ['a .bar', true],
  ['table .bar', false],
  ['.bar[data-first]', true],
  ['.bar[data-last]', false],
  ['.bar:has(>#finish)', true],
  ['.bar:has(.door)', false],
  ['.bar:not(.door)', true],
  [':is(.door,.bar:not(:has(.door)))', true],
  [':is(.door,#start) .bar', false],
  ['.bar[data-state=done]:hover', true],
  ['.bar[data-state=late]', false],
  ['.bar[data-signal=at\\ risk]', true],
  ['.bar[aria-current=page]', true],
  ['.max-\\[9px\\,1em\\]\\:bar', true],
])('the rule of %s stays: %s', (selector, isLeft) => {
  const marks = [
    'a',
    '.bar',
    '[data-first]',
    '#finish',
    '[data-state=done]',
    '[data-signal=at risk]',
    '.max-[9px,1em]:bar',
  ]
  const page = trimmed(`@media print{a{top:0}${selector}{top:1px}}`, new Set(marks))
  expect(page).toBe(`@media print{a{top:0}${isLeft ? `${selector}{top:1px}` : ''}}`)
})

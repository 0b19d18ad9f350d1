import { h } from 'hastscript'
import { expect, test } from 'vitest'
import { shortNames, withNames } from '../../../../pipeline/styles/short-names.ts'

/** With the elements that have them. */
const utilities = new Map([
  ['mt-4', '1 2'],
  ['md:flex', '1'],
  ['grow', '2'],
])

test('utilities are named in the order of their rules, wherever a selector names them', () => {
  const css = '.md\\:flex{display:flex}.btn:not(.grow,.md\\:flex){top:0}.mt-4{margin-top:1rem}'
  expect(shortNames(css, utilities, new Set()).css).toBe(
    '.a{display:flex}.btn:not(.b,.a){top:0}.c{margin-top:1rem}',
  )
})

test('no utility takes the name of another class', () => {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz')
  const { names } = shortNames('.mt-4{top:0}', utilities, new Set([...letters, 'aa']))
  expect(names.get('mt-4')).toBe('ab')
})

test('a page has one name for what is always together, none without a rule, and what other files name', () => {
  const page = { type: 'root' as const, children: [h('p.btn.mt-4.flex', h('b.mt-4.grow.flex'))] }
  const together = new Map([...utilities, ['flex', '1 2']])
  const { css, names } = shortNames('.mt-4{top:0}.flex{left:0}', together, new Set())
  expect(css).toBe('.a{top:0;left:0}')
  expect(withNames(page, names).children).toEqual([h('p.btn.a', h('b.a'))])
})

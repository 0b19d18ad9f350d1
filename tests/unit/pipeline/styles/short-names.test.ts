import { h } from 'hastscript'
import { expect, test } from 'vitest'
import { shortNames, withNames } from '../../../../pipeline/styles/short-names.ts'

const utilities = new Set(['mt-4', 'md:flex', 'grow'])

test('utilities are named in the order of their rules, wherever a selector names them', () => {
  const css = '.md\\:flex{display:flex}.btn:not(.grow,.md\\:flex){top:0}.mt-4{margin-top:1rem}'
  expect(shortNames(css, utilities, new Set()).css).toBe(
    '.a{display:flex}.btn:not(.b,.a){top:0}.c{margin-top:1rem}',
  )
})

test('no utility takes the name of another class', () => {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz')
  const { names } = shortNames('.mt-4{top:0}', utilities, new Set([...letters, 'aa']))
  expect([...names]).toEqual([['mt-4', 'ab']])
})

test('a page has the new names, what other files name keeps its own', () => {
  const page = { type: 'root' as const, children: [h('p.btn.mt-4', h('b.grow'))] }
  const { names } = shortNames('.mt-4{top:0}', utilities, new Set())
  expect(withNames(page, names).children).toEqual([h('p.btn.a', h('b.grow'))])
})

import { expect, test } from 'vitest'
import { classesIn } from '../../../../pipeline/styles/short-names.ts'
import { refuseUnstyled } from '../../../../pipeline/styles/unstyled.ts'

const none: ReadonlySet<string> = new Set()
const styled = {
  page: classesIn('.bar { top: 0 } .chart > .late { top: 1px }'),
  late: classesIn('.menu { top: 0 }'),
  islands: classesIn('.bar { top: 0 } .delay-panel { top: 0 }'),
}

/** A page at /about whose elements have these classes, some of them inside an island. */
function about(classes: readonly string[], inIslands: readonly string[] = []) {
  return [
    {
      path: '/about',
      classes: new Map([...classes, ...inIslands].map((name) => [name, ' 1'])),
      inIslands: new Set(inIslands),
    },
  ]
}

test('a class without a rule stops the build, by its name and its page', () => {
  expect(() => refuseUnstyled(about(['bar', 'late', 'chart', 'menu']), styled)).not.toThrow()
  expect(() => refuseUnstyled(about(['bar', 'bra']), styled)).toThrow(
    /classes:\s+\.bra on \/about: no CSS file in .* names it/,
  )
})

test('a rule that only islands load styles nothing outside them, and the error says where it went', () => {
  expect(() => refuseUnstyled(about([], ['delay-panel']), styled)).not.toThrow()
  expect(() => refuseUnstyled(about(['delay-panel']), styled)).toThrow(
    /packages\/runbook-ui\/run\/woken\.css \(woken\) go into the sheet of islands/,
  )
})

test('names of places and of code need none', () => {
  const names = about(['drop-zone', 'language-json'])
  expect(() => refuseUnstyled(names, { page: none, late: none, islands: none })).not.toThrow()
})

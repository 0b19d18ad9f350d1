import { expect, test } from 'vitest'
import { refuseUnstyled } from '../../../../pipeline/styles/page-styles.ts'
import { classesIn } from '../../../../pipeline/styles/short-names.ts'

test('a class without a rule stops the build, by its name', () => {
  const styled = classesIn('.bar { top: 0 } .chart > .late { top: 1px }')
  expect(() => refuseUnstyled(new Set(['bar', 'late', 'chart']), styled)).not.toThrow()
  expect(() => refuseUnstyled(new Set(['bar', 'bra']), styled)).toThrow(/classes: bra$/)
})

test('names of places and of code need none', () => {
  expect(() => refuseUnstyled(new Set(['drop-zone', 'language-json']), new Set())).not.toThrow()
})

import { expect, test } from 'vitest'
import { classNamesIn } from '../../../../pipeline/styles/island-classes.ts'

const known = new Set(['card', 'card-late', 'i-lucide-heart', 'btn', 'btn-small', 'form'])

test.each([
  ['of a class name', 'jsx("div", { className: "card" })', ['card']],
  ['of either side of a choice', 'jsx("i", { className: a ? "card" : "btn" })', ['card', 'btn']],
  ['of a template', 'jsx("i", { className: `card ${late}` })', ['card']],
  ['that another prop hands on', 'jsx(Count, { icon: "i-lucide-heart" })', ['i-lucide-heart']],
  ['that a table holds', 'const t = { quiet: "btn btn-small" }', ['btn', 'btn-small']],
  ['but no word of a sentence', 'const t = "a btn-small word"', []],
  ['but no single word, which may be anything', 'jsx("a", { id: "form" })', []],
])('takes the classes %s', (_, code, classes) => {
  expect(classNamesIn(code, known)).toEqual(classes)
})

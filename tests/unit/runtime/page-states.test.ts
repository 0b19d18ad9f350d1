import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { transform } from 'lightningcss'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { findSource } from '../../../pipeline/source-folders.ts'
import { stateNames, steps } from '../../../src/runtime/page-states.ts'

type Writers = { setBy: Set<string>; removedBy: Set<string> }

function attributeOf(property: string) {
  return `data-${property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

/** `dataset.paintHeld` or `root.dataset.paintHeld`. */
function stateIn(node: ts.Node): string | undefined {
  if (!ts.isPropertyAccessExpression(node)) return undefined
  const { expression } = node
  const from = ts.isPropertyAccessExpression(expression) ? expression.name : expression
  return ts.isIdentifier(from) && from.text === 'dataset' ? attributeOf(node.name.text) : undefined
}

function isState(name: string) {
  return name.startsWith('data-')
}

/** The `data-` attributes that a module sets and removes. */
function writesIn(file: string): { sets: string[]; removes: string[] } {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.TSX,
  )
  const [sets, removes]: string[][] = [[], []]

  function visit(node: ts.Node) {
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken)
      sets!.push(stateIn(node.left) ?? '')
    if (ts.isDeleteExpression(node)) removes!.push(stateIn(node.expression) ?? '')
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [name] = node.arguments
      const method = node.expression.name.text
      if (name && ts.isStringLiteral(name)) {
        if (/^(set|toggle)Attribute$/.test(method)) sets!.push(name.text)
        if (/^(remove|toggle)Attribute$/.test(method)) removes!.push(name.text)
      }
    }
    ts.forEachChild(node, visit)
  }

  visit(source)
  return { sets: sets!.filter(isState), removes: removes!.filter(isState) }
}

/** The runtime, islands that wake without React, and what else touches the page's root. */
const code = findSource('**/*.{ts,tsx}').filter(
  (file) =>
    file.startsWith('src/runtime/') ||
    existsSync(join(dirname(file), 'wake.ts')) ||
    readFileSync(file, 'utf8').includes('documentElement'),
)

function writersByState(): Record<string, Writers> {
  const writers: Record<string, Writers> = {}
  for (const file of code) {
    const { sets, removes } = writesIn(file)
    for (const name of [...sets, ...removes])
      writers[name] ??= { setBy: new Set(), removedBy: new Set() }
    for (const name of sets) writers[name]!.setBy.add(file)
    for (const name of removes) writers[name]!.removedBy.add(file)
  }
  return writers
}

test('the table has every state that code puts on a page and no other, with who sets and who removes it', () => {
  const states = steps.flatMap((step) => Object.entries(step.states))
  const inTable = states.map(([name, { setBy, removedBy = [] }]) => [
    name,
    { setBy: new Set(setBy), removedBy: new Set(removedBy) },
  ])
  expect(writersByState()).toEqual(Object.fromEntries(inTable))
  expect(states).toHaveLength(stateNames.size)
})

test('a state that is removed says when', () => {
  const states = steps.flatMap((step) => Object.values(step.states))
  expect(states.filter(({ removedBy, until }) => !removedBy !== !until)).toEqual([])
})

test('the steps name every file that the boot script and the site’s code begin with', () => {
  const begins = ['src/runtime/boot.ts', 'src/client.ts'].flatMap((file) => {
    const imported = readFileSync(file, 'utf8').matchAll(/'\.\/((?:runtime\/)?[\w-]+\.ts)'/g)
    return Array.from(imported, ([, name]) => `src/runtime/${name!.replace('runtime/', '')}`)
  })
  const named = new Set(steps.flatMap((step) => step.code))
  expect(begins.length).toBeGreaterThan(10)
  expect(begins.filter((file) => !named.has(file))).toEqual([])
  expect([...named].filter((file) => !existsSync(file))).toEqual([])
})

/** What sonner and Markdown's tables write. */
const ofLibraries = /^data-(?:sonner-|close-button|description|type|align)/

test('every data attribute that a stylesheet asks for is in the HTML from the start, or in the table', () => {
  const asked = new Map<string, string>()
  for (const file of findSource('**/*.css'))
    transform({
      filename: file,
      code: readFileSync(file),
      visitor: {
        Selector(selector) {
          for (const part of selector)
            if (part.type === 'attribute' && part.name.startsWith('data-'))
              asked.set(part.name, file)
        },
      },
    })
  const html = findSource('**/*.{tsx,svg}')
  const words = new Set(
    html.flatMap((file) => readFileSync(file, 'utf8').match(/data-[\w-]+/g) ?? []),
  )
  expect(asked.size).toBeGreaterThan(50)
  expect(
    [...asked].filter(
      ([name]) => !words.has(name) && !stateNames.has(name) && !ofLibraries.test(name),
    ),
  ).toEqual([])
})

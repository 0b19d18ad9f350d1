import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { transform } from 'lightningcss'
import { expect, test } from 'vitest'
import { findSource } from '../../../pipeline/source-folders.ts'
import { stateNames, steps } from '../../../src/runtime/page-states.ts'

/** `dataset.paintHeld = …` or `toggleAttribute('data-scrolled', …)`. */
const write = /\bdataset\.(\w+) = |\b(?:set|toggle)Attribute\(\s*'data-([\w-]+)'/g

function statesIn(file: string): string[] {
  return Array.from(readFileSync(file, 'utf8').matchAll(write), ([, property, name]) => {
    const words = name ?? property!.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return `data-${words}`
  })
}

/** The runtime, islands that wake without React, and what else touches the page's root. */
const code = findSource('**/*.{ts,tsx}').filter(
  (file) =>
    file.startsWith('src/runtime/') ||
    existsSync(join(dirname(file), 'wake.ts')) ||
    readFileSync(file, 'utf8').includes('documentElement'),
)

test('the table has every state that code puts on a page, and no other', () => {
  expect(new Set(code.flatMap(statesIn))).toEqual(stateNames)
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

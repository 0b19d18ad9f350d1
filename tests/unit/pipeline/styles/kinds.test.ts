import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { refuseMisplaced } from '../../../../pipeline/styles/bundled-sheets.ts'
import {
  entries,
  kindOf,
  layered,
  unoKinds,
  type Sheet,
} from '../../../../pipeline/styles/kinds.ts'
import { findSource } from '../../../../pipeline/source-folders.ts'

test('every CSS file has a kind, and every kind a file', () => {
  const found = new Set(findSource('**/*.css').map((file) => kindOf(file).kind))
  const kinds = ['typeface', 'late', 'base', 'site-wide', 'page', 'woken', 'component']
  expect(found).toEqual(new Set(kinds))
  expect(() => kindOf('src/client.ts')).toThrow(/client\.ts is no CSS file/)
})

test('late styles are in no layer, so they beat those that are', () => {
  expect(layered('src/styles/late/print.css', 'a{top:0}')).toBe('a{top:0}')
  expect(layered('src/pages/home/hero.css', 'a{top:0}')).toMatch(/@layer pages\{a\{top:0\}\}$/)
})

test.each([
  ['src/styles/late/new.css', [], /is a late style, so src\/client\.ts has to import it/],
  ['src/islands/a/woken.css', [], /is a woken style, so src\/islands\/styles\.ts has to import it/],
  ['src/pages/a/a.css', ['src/client.ts'], /is a page style, so src\/client\.ts may not import it/],
])('a build stops if %s is imported by %j', (file, importers, message) => {
  expect(() => refuseMisplaced([{ file, importers }])).toThrow(message)
})

test('a file that is where its kind belongs is left alone', () => {
  const late = { file: 'src/styles/late/new.css', importers: ['src/client.ts'] }
  const page = { file: 'src/pages/a/a.css', importers: [] }
  expect(() => refuseMisplaced([late, page])).not.toThrow()
})

test('the modules of the islands’ and the late sheet import of UnoCSS what the table says', () => {
  for (const [sheet, entry] of Object.entries(entries)) {
    const imported = readFileSync(entry, 'utf8').matchAll(/'virtual:uno(?::(\w+))?\.css'/g)
    const wanted = Object.entries(unoKinds).filter(([, { sheets }]) =>
      sheets.includes(sheet as Sheet),
    )
    expect(Array.from(imported, ([, name = 'default']) => name).toSorted()).toEqual(
      wanted.map(([name]) => name).toSorted(),
    )
  }
})

import { expect, test } from 'vitest'
import { drawPersona } from '../../../pipeline/personas.ts'
import { readText } from '../../../src/content/files.ts'
import { personaImage, personaSlugs, roleName } from '../../../src/content/personas.ts'

test('each role has its own name and its own drawing', () => {
  expect(new Set(personaSlugs.map(roleName)).size).toBe(personaSlugs.length)
  expect(new Set(personaSlugs.map(drawPersona)).size).toBe(personaSlugs.length)
})

test.each(personaSlugs)('%s: the committed drawing is the one that the build makes', (slug) => {
  expect(readText(`public${personaImage(slug)}`)).toBe(drawPersona(slug))
})

test.each(personaSlugs)('%s: a drawing holds our two inks only and stays under 15 KB', (slug) => {
  const svg = drawPersona(slug)
  expect(Buffer.byteLength(svg)).toBeLessThan(15_000)
  expect(new Set(svg.match(/(?<=(?:fill|stroke)=")[^"]+/g))).toEqual(
    new Set(['none', '#0b231b', '#f7faf8']),
  )
})

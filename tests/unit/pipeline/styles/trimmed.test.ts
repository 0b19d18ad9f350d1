import { expect, test } from 'vitest'
import { trimStylesheet } from '../../../../pipeline/styles/stylesheet.ts'

const css = `
  .clock { animation: 2s linear tick; color: var(--ink) }
  .door { animation-name: shut }
  @keyframes tick { to { rotate: 1turn } }
  @keyframes shut { to { scale: 0 } }
  :root { --ink: red; --paper: white }`
const sheet = { css, classes: new Set(['clock', 'door']) }

test('keyframes and custom properties leave with the last rule that reads them', () => {
  const trimmed = trimStylesheet(sheet, new Set(['clock']), '')
  expect(trimmed).toMatch(/@keyframes tick.*--ink/)
  expect(trimmed).not.toMatch(/shut|--paper/)
})

test('what another stylesheet reads stays', () => {
  const elsewhere = '.late{animation:shut 1s;background:var(--paper)}'
  expect(trimStylesheet(sheet, new Set(), elsewhere)).toMatch(/@keyframes shut.*--paper/)
})

import { expect, test } from 'vitest'
import { finished, trimmed } from '../../../../pipeline/styles/page-styles.ts'

const css = `
  .clock { animation: 2s linear tick; color: var(--ink) }
  .door { animation-name: shut }
  @keyframes tick { to { rotate: 1turn } }
  @keyframes shut { to { scale: 0 } }
  :root { --ink: red; --paper: white }`

test('keyframes and custom properties leave with the last rule that reads them', () => {
  const page = finished(trimmed(css, new Set(['clock'])), '')
  expect(page).toMatch(/@keyframes tick.*--ink/)
  expect(page).not.toMatch(/shut|--paper/)
})

test('what another stylesheet reads stays', () => {
  const elsewhere = '.late{animation:shut 1s;background:var(--paper)}'
  expect(finished(trimmed(css, new Set()), elsewhere)).toMatch(/@keyframes shut.*--paper/)
})

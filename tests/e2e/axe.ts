import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'

type Axe = {
  run: (
    options: unknown,
  ) => Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>
}
declare global {
  interface Window {
    axe: Axe
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Puts axe into the page, once for all its states: the policy would refuse a script element. */
export async function addAxe(page: Page) {
  return page.evaluate(source)
}

/** What axe finds broken in the page's present state, WCAG 2.2's target sizes included. */
export async function findBroken(page: Page, without: string[] = []): Promise<string[]> {
  return page.evaluate(async (omitted) => {
    const { violations } = await window.axe.run({
      resultTypes: ['violations'],
      elementRef: false,
      preload: false,
      rules: {
        'target-size': { enabled: true },
        ...Object.fromEntries(omitted.map((rule) => [rule, { enabled: false }])),
      },
    })
    return violations.map(({ id, nodes }) => {
      const targets = nodes.map(({ target }) => target.join(' '))
      return `${id}: ${targets.slice(0, 3).join(' | ')} (${targets.length})`
    })
  }, without)
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'

type Axe = {
  run: (
    place: Document | string,
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

/**
 * What is broken in the page's present state: what axe finds, WCAG 2.2's target sizes included, and
 * icons that are solid squares, because no rule names their picture, and headings that hold a field. Axe looks at the
 * whole page, unless a place is named.
 */
export async function findBroken(page: Page, place?: string): Promise<string[]> {
  return page.evaluate(async (selector) => {
    const { violations } = await window.axe.run(selector ?? document, {
      resultTypes: ['violations'],
      elementRef: false,
      preload: false,
      rules: { 'target-size': { enabled: true } },
    })
    const squares = [...document.querySelectorAll('[class*="i-lucide-"]')]
      .filter((icon) => getComputedStyle(icon).maskImage === 'none')
      .map((icon) => `icon without a picture: ${icon.className}`)
    const fields = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => heading.querySelector('input, select, textarea'))
      .map((heading) => `a field in the heading ${heading.textContent.trim().slice(0, 40)}`)
    const broken = violations.map(({ id, nodes }) => {
      const targets = nodes.map(({ target }) => target.join(' '))
      return `${id}: ${targets.slice(0, 3).join(' | ')} (${targets.length})`
    })
    return [...broken, ...fields, ...new Set(squares)]
  }, place)
}

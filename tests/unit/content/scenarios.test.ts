import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cyberRecovery } from '../../../src/pages/cyber-recovery/copy.ts'
import { disasterRecovery } from '../../../src/pages/disaster-recovery/copy.ts'
import { plannedChange } from '../../../src/pages/planned-change/copy.ts'
import { rules } from '../../../src/pages/scenarios/rules.ts'
import { defineScenario } from '../../../src/content/scenario.ts'
import { serviceRecovery } from '../../../src/pages/service-recovery/copy.ts'
import { personaSlugs } from '../../../src/content/personas.ts'
import { glossary, longSentences, problems, typography } from './prose-rules.ts'

const all = [plannedChange, serviceRecovery, disasterRecovery, cyberRecovery]

test.each([
  [
    plannedChange,
    'Legacy Technology, Digital Transformation, Cloud Migration, Merger & Acquisition, ERP/HR Modernisation, Datacenter Migration',
    7,
  ],
  [serviceRecovery, 'Plausible Scenarios, Scenario Testing, Service Recovery', 5],
  [disasterRecovery, 'DR Planning, DR Stress Tests, DR Invocation', 7],
  [cyberRecovery, 'Cyber Recovery Planning, Ransomware Response, Breach Containment & Recovery', 7],
])('$name has the cards and the number of roles that were asked for', (page, cards, roles) => {
  expect(page.cards.map(({ title }) => title).join(', ')).toBe(cards)
  expect(page.why.points).toHaveLength(4)
  expect(new Set(page.roles.map(({ slug }) => slug)).size).toBe(roles)
})

test('every one of the thirteen roles has a page, and no role gets the same words twice', () => {
  expect(new Set(all.flatMap(({ roles }) => roles.map(({ slug }) => slug)))).toEqual(
    new Set(personaSlugs),
  )
  const gets = all.flatMap(({ roles }) => roles.map((role) => role.gets))
  expect(new Set(gets).size).toBe(gets.length)
})

test('a page that lacks a card fails by file and field', () => {
  const { cards, ...rest } = serviceRecovery
  const short = { ...rest, cards: cards.slice(1) }
  expect(() => defineScenario('service-recovery.ts', { cards: 3, roles: 5 }, short)).toThrow(
    /scenarios\/service-recovery\.ts: [\s\S]*cards/,
  )
})

test('every rule has a date, an official source over HTTPS and nothing that promises compliance', () => {
  const officials =
    /^https:\/\/(www\.)?(bankofengland\.co\.uk|fca\.org\.uk|eur-lex\.europa\.eu|ithandbook\.ffiec\.gov|sec\.gov|ecfr\.gov|iso\.org)\//
  for (const rule of rules) {
    expect(rule.date).toMatch(/\b(19|20)\d\d\b/)
    for (const { url } of rule.sources) expect(url).toMatch(officials)
    expect(`${rule.asks} ${rule.evidence}`).not.toMatch(/ensur|guarantee|complian/i)
  }
})

function count(name: string) {
  return rules.filter(({ scenarios }) => scenarios.some((scenario) => scenario === name)).length
}

test('every scenario answers to a rule, and cyber recovery to all of them', () => {
  for (const { name } of all) expect(count(name)).toBeGreaterThan(1)
  expect(count(cyberRecovery.name)).toBe(rules.length)
})

test.each([
  'planned-change',
  'service-recovery',
  'disaster-recovery',
  'cyber-recovery',
  'scenarios',
])('%s keeps to the glossary, to typographic marks and to sentences of 40 words', async (file) => {
  const content: unknown = await import(`../../../src/pages/${file}/copy.ts`)
  const texts = stringsIn(content)
  expect(texts.length).toBeGreaterThan(10)
  for (const text of texts) {
    expect(problems(text, [...glossary, ...typography])).toEqual([])
    expect(longSentences(text)).toEqual([])
  }
})

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}

test('the exercise that disaster recovery quotes is the one that the post tells', () => {
  const post = readFileSync('src/content/blog/a-declared-rto-is-a-wish.md', 'utf8')
  expect(post).toContain('**335 min**')
  const [, half] = disasterRecovery.why.points
  expect(half?.text).toContain('130 of 335 minutes')
})

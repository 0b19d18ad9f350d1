import { expect, test } from 'vitest'
import { personaSlugs } from '../../../src/content/personas.ts'
import { scenarios } from '../../../src/content/scenarios.ts'
import * as cyberRecovery from '../../../src/pages/cyber-recovery/copy.ts'
import * as disasterRecovery from '../../../src/pages/disaster-recovery/copy.ts'
import * as plannedChange from '../../../src/pages/planned-change/copy.ts'
import { rules } from '../../../src/pages/scenarios/rules.ts'
import * as serviceRecovery from '../../../src/pages/service-recovery/copy.ts'

const pages = [plannedChange, serviceRecovery, disasterRecovery, cyberRecovery]

test('every scenario has its page’s words, and every case ends on one fact', () => {
  expect(pages.map(({ head }) => head.path)).toEqual(scenarios.map(({ path }) => path))
  for (const { cases, why } of pages)
    for (const text of [...cases.cards.map((card) => card.text), ...Object.values(why.points)])
      expect(text).toMatch(/[.?!]$/)
})

test('every source is of a reason that its page gives', () => {
  const sourced = pages.flatMap(({ why }) => Object.keys(why.sources ?? {}))
  const reasons = pages.flatMap(({ why }) => Object.keys(why.points))
  expect(sourced.length).toBeGreaterThan(0)
  expect(reasons).toEqual(expect.arrayContaining(sourced))
})

test('every role has a page, and no role gets the same words twice', () => {
  const named = pages.flatMap(({ roles }) => Object.keys(roles.gets))
  expect(new Set(named)).toEqual(new Set(personaSlugs))
  const gets = pages.flatMap(({ roles }): string[] => Object.values(roles.gets))
  expect(new Set(gets).size).toBe(named.length)
})

test('every rule has a date, an official source over HTTPS and nothing that promises compliance', () => {
  const officials =
    /^https:\/\/(www\.)?(prarulebook\.co\.uk|handbook\.fca\.org\.uk|bankofengland\.co\.uk|fca\.org\.uk|eur-lex\.europa\.eu|ithandbook\.ffiec\.gov|sec\.gov|ecfr\.gov|iso\.org)\//
  for (const rule of rules) {
    expect(rule.date).toMatch(/\b(19|20)\d\d\b/)
    for (const text of [rule.asks, rule.evidence]) expect(text).toMatch(/\.$/)
    for (const { url } of rule.sources) expect(url).toMatch(officials)
    expect(`${rule.asks} ${rule.evidence}`).not.toMatch(/ensur|guarantee|complian/i)
  }
})

function count(name: string) {
  return rules.filter((rule) => rule.scenarios.some((scenario) => scenario === name)).length
}

test('every scenario answers to a rule, and cyber recovery to all of them', () => {
  for (const { name } of scenarios) expect(count(name)).toBeGreaterThan(1)
  expect(count('Cyber Recovery')).toBe(rules.length)
})

import { paths, trailTo } from '../paths.ts'
import type { PersonaSlug } from './personas.ts'

type ScenarioFacts = {
  id: string
  name: string
  path: string
  line: string
  question: string
}

/** The four scenarios, in the order in which the site names them. */
export const scenarios = [
  {
    id: 'planned-change',
    name: 'Planned Change',
    path: paths.plannedChange,
    line: 'A cutover with a tested way back',
    question: 'Does it fit the window, and how long can we still turn back?',
  },
  {
    id: 'service-recovery',
    name: 'Service Recovery',
    path: paths.serviceRecovery,
    line: 'Restored within the impact tolerance',
    question: 'When is the service back, and who has been told?',
  },
  {
    id: 'disaster-recovery',
    name: 'Disaster Recovery',
    path: paths.disasterRecovery,
    line: 'A recovery time you’ve measured',
    question: 'Who may invoke it, and what comes up first?',
  },
  {
    id: 'cyber-recovery',
    name: 'Cyber Recovery',
    path: paths.cyberRecovery,
    line: 'A rebuild in an order you can trust',
    question: 'Which backup is clean, and what can we reconnect first?',
  },
] as const satisfies readonly ScenarioFacts[]

/** The specification's name for the column of cyber recovery's stories. */
export const cyberColumn = 'Cyber Security'

export type Scenario = (typeof scenarios)[number]
export type ScenarioId = Scenario['id']
export type ScenarioName = Scenario['name']

export function scenarioHead(id: ScenarioId) {
  const { name, path } = scenarios.find((scenario) => scenario.id === id)!
  const trail = trailTo({ name: 'Scenarios', path: paths.scenarios }, { name, path })
  return { path, title: name, trail }
}

/** What each role gets from the runbook, in the page's order. */
export type Gains = Readonly<Partial<Record<PersonaSlug, string>>>

export type Cases = {
  readonly title: string
  readonly lead?: string
  readonly cards: readonly {
    readonly title: string
    readonly text: string
    readonly fact?: { readonly name: string; readonly text: string }
  }[]
}

/** `sources` are by the title of their point. */
export type Reasons = {
  readonly title: string
  readonly points: Readonly<Record<string, string>>
  readonly sources?: Readonly<Record<string, { readonly name: string; readonly href: string }>>
}

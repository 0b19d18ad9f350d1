import type { ScenarioName } from '../../content/scenarios.ts'
import { sources } from '../../content/sources.ts'

export type Rule = {
  /** As short as its readers know it; the full names are in `sources`. */
  name: string
  where: 'United Kingdom' | 'European Union' | 'United States' | 'International'
  date: string
  asks: string
  scenarios: readonly ScenarioName[]
  /** What the audit trail helps to evidence; completes “helps you evidence …”. */
  evidence: string
  /** The rule’s own texts, each by its name, and what explains them. */
  sources: readonly { label: string; url: string }[]
}

export const rules: readonly Rule[] = [
  {
    name: 'PRA Rulebook and SYSC 15A',
    where: 'United Kingdom',
    date: 'In full since 31 March 2025',
    asks: 'Firms in scope must be able to remain within impact tolerances for important business services in severe but plausible disruption.',
    scenarios: ['Service Recovery', 'Disaster Recovery', 'Cyber Recovery'],
    evidence:
      'which scenarios you tested, the time to restore you measured, and what you changed afterwards.',
    sources: [
      { label: 'PRA Rulebook, Operational Resilience', url: sources.praRulebook },
      { label: 'SYSC 15A', url: sources.sysc15a },
      { label: 'PRA SS1/21, expectations', url: sources.praSs121 },
      { label: 'FCA PS21/3', url: sources.fcaPs213 },
    ],
  },
  {
    name: 'FCA PS26/2 and PRA PS7/26',
    where: 'United Kingdom',
    date: 'In force on 18 March 2027',
    asks: 'Report operational incidents that meet set thresholds, in stages. Larger firms also report material third-party arrangements.',
    scenarios: ['Planned Change', 'Service Recovery', 'Disaster Recovery', 'Cyber Recovery'],
    evidence: 'when you found an incident, who decided what, and when service returned.',
    sources: [
      { label: 'FCA PS26/2', url: sources.fcaPs262 },
      { label: 'PRA PS7/26', url: sources.praPs726 },
    ],
  },
  {
    name: 'DORA',
    where: 'European Union',
    date: 'Applies since 17 January 2025',
    asks: 'EU financial entities test response and recovery plans at least yearly (Article 11), and restore backups on segregated systems (Article 12(3)).',
    scenarios: ['Service Recovery', 'Disaster Recovery', 'Cyber Recovery'],
    evidence: 'the date, scope and times of each test, and the order of an isolated restore.',
    sources: [{ label: 'DORA, Regulation (EU) 2022/2554', url: sources.dora }],
  },
  {
    name: 'NIS2',
    where: 'European Union',
    date: 'Through national laws, due since 18 October 2024',
    asks: 'National laws require measures for business continuity, backup, disaster recovery and crisis management. For EU financial entities, DORA takes the place of Article 21.',
    scenarios: ['Service Recovery', 'Disaster Recovery', 'Cyber Recovery'],
    evidence:
      'that your recovery and crisis procedures exist, have owners and have been exercised.',
    sources: [{ label: 'NIS2, Article 21(2)(c)', url: sources.nis2 }],
  },
  {
    name: 'FFIEC booklet',
    where: 'United States',
    date: 'November 2019',
    asks: 'Describes what examiners look for in exercises, tests and reports to the board.',
    scenarios: ['Planned Change', 'Service Recovery', 'Disaster Recovery', 'Cyber Recovery'],
    evidence: 'that you ran exercises to objectives, with results and follow-up.',
    sources: [{ label: 'FFIEC Business Continuity Management booklet', url: sources.ffiec }],
  },
  {
    name: 'SEC Form 8-K',
    where: 'United States',
    date: 'Required since December 2023',
    asks: 'US domestic registrants disclose a cybersecurity incident within four business days of determining that it is material. Foreign private issuers use Form 6-K.',
    scenarios: ['Cyber Recovery'],
    evidence: 'the order of events behind that determination.',
    sources: [{ label: 'SEC Form 8-K, Item 1.05', url: sources.sec8k }],
  },
  {
    name: 'HIPAA Security Rule',
    where: 'United States',
    date: 'Final rule of 20 February 2003',
    asks: 'Contingency plans: backup, disaster recovery and emergency-mode operation.',
    scenarios: ['Disaster Recovery', 'Cyber Recovery'],
    evidence: 'that those plans have been tested and revised.',
    sources: [{ label: 'HIPAA Security Rule, 45 CFR 164.308(a)(7)', url: sources.hipaa }],
  },
  {
    name: 'ISO 22301',
    where: 'International',
    date: '2019 edition',
    asks: 'A business continuity management system, with exercises and their evaluation.',
    scenarios: ['Service Recovery', 'Disaster Recovery', 'Cyber Recovery'],
    evidence: 'the exercise programme and its results. We claim no certification.',
    sources: [{ label: 'ISO 22301', url: sources.iso22301 }],
  },
]

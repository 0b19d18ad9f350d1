import { clockTime, relativeTime } from '../words/times.ts'
import type { OwnRunbook } from '../model/own-runbook.ts'
import type { OwnerKind } from '../model/owners.ts'

/** Findings of equal cost are listed in this order. */
export const findingKinds = [
  'circle',
  'no-duration',
  'bad-duration',
  'ends-first',
  'shifted',
  'all-out',
  'unread',
  'overlap',
  'late-plan',
  'left-aside',
  'too-large',
  'no-progress',
  'actual-days',
  'no-owner',
  'dangling',
  'no-links',
  'empty-gate',
  'no-backout',
  'duplicate-id',
  'no-name',
] as const

export type FindingKind = (typeof findingKinds)[number]

export type Finding = {
  readonly kind: FindingKind
  /** Minutes by which fixing it would bring the finish forward; null for a risk. */
  readonly minutes: number | null
  /** Whether the runbook cannot run until this is fixed. */
  readonly isBlocking: boolean
  readonly title: string
  readonly detail: string
  /** Task ids, the most important first. */
  readonly tasks: readonly string[]
  /** For an overlap: the owner, and whether the name looks like a team. */
  readonly owner?: OwnerKind
}

/** Creates a finding; without minutes it is a risk. */
export function finding(
  kind: FindingKind,
  title: string,
  detail: string,
  tasks: readonly string[],
  more: Partial<Pick<Finding, 'minutes' | 'isBlocking' | 'owner'>> = {},
): Finding {
  return { kind, minutes: null, isBlocking: false, title, detail, tasks, ...more }
}

/** '22:15', or 'T+15 min' without a T0. */
export function timeIn(runbook: OwnRunbook, minute: number): string {
  return runbook.t0 === null ? relativeTime(minute) : clockTime(runbook.t0, minute)
}

/** “Stop services”, or its number if it has no name. */
export function called({ id, key = id, name }: { id: string; key?: string; name: string }) {
  return name === '' ? `Task ${key}` : `“${name}”`
}

export function ranked(findings: readonly Finding[]): Finding[] {
  function order(a: Finding, b: Finding) {
    return (
      Number(b.isBlocking) - Number(a.isBlocking) ||
      (b.minutes ?? -1) - (a.minutes ?? -1) ||
      findingKinds.indexOf(a.kind) - findingKinds.indexOf(b.kind)
    )
  }
  return findings.toSorted(order)
}

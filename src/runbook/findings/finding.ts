import type { OwnerKind } from '../model/own-runbook.ts'
import type { SheetTasks } from '../read/tasks/tasks.ts'

/** What is found. The order is that of findings that cost the same. */
export const findingKinds = [
  'circle',
  'no-duration',
  'bad-duration',
  'overlap',
  'late-plan',
  'no-owner',
  'dangling',
  'no-links',
  'empty-gate',
  'no-backout',
  'long-wait',
  'one-owner',
  'duplicate-id',
  'bad-start',
  'stray-start',
  'no-name',
] as const

export type FindingKind = (typeof findingKinds)[number]

export type Finding = {
  readonly kind: FindingKind
  /** What it costs at the finish, in minutes; null for a risk that nobody can put in minutes. */
  readonly minutes: number | null
  /** Keeps the runbook from being run as it is written. */
  readonly isBlocking: boolean
  /** What is wrong, in a few words. */
  readonly title: string
  /** The rest, in a sentence or two. */
  readonly detail: string
  /** The tasks that it is about, by id, the first to be shown first. */
  readonly tasks: readonly string[]
  /** Of an owner with two tasks at once: who, and whether the name or the crowd looks like a team. */
  readonly owner?: OwnerKind
}

/** A task as a finding names it: its number says nothing to a reader. */
export function called({ id, key = id, name }: { id: string; key?: string; name: string }) {
  return name === '' ? `Task ${key}` : `“${name}”`
}

/** What only the sheet knows: cells that were missing or unreadable, and circles that were opened. */
export type SheetKnowledge = {
  readonly read: SheetTasks
  readonly circles: readonly (readonly string[])[]
}

/** What has to be fixed first: what blocks, then what costs most minutes, then the risks. */
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

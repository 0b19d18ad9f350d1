import { isPersonName } from './person-name.ts'
import type { RunTasks } from './task.ts'

/** A team can do several tasks at once. */
export type OwnerKind = { readonly owner: string; readonly isTeam: boolean }

/** 'Network; Storage' and 'Network / Storage' are two owners. Commas stay: 'Smith, John' is one. */
export function ownersOf(owner: string): string[] {
  return owner
    .split(/[;\n]|\s\/\s/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

export function ownersIn({ tasks }: Pick<RunTasks, 'tasks'>): string[] {
  return [...new Set(tasks.flatMap(({ owner }) => ownersOf(owner)))]
}

/** Whether an owner is a team: as the visitor has marked it, otherwise unless its name is a person's. */
export function isTeam(owner: string, marked: readonly OwnerKind[] = []): boolean {
  const name = owner.toLowerCase()
  const mark = marked.find((kind) => kind.owner.toLowerCase() === name)
  return mark?.isTeam ?? !isPersonName(owner)
}

type Owned = RunTasks & { readonly teams?: readonly OwnerKind[] | undefined }

/** The owners who do one task at a time. */
export function peopleIn({ tasks, backout, teams }: Owned): string[] {
  return ownersIn({ tasks: [...tasks, ...backout] }).filter((owner) => !isTeam(owner, teams))
}

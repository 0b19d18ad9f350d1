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

import type { OwnRunbook } from './own-runbook.ts'

/** 'Network; Storage' and 'Network / Storage' are two owners. Commas stay: 'Smith, John' is one. */
export function ownersOf(owner: string): string[] {
  return owner
    .split(/[;\n]|\s\/\s/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

export function ownersIn({ tasks }: Pick<OwnRunbook, 'tasks'>): string[] {
  return [...new Set(tasks.flatMap(({ owner }) => ownersOf(owner)))]
}

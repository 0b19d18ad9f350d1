import type { Phase, Task } from '@cuewright/runbook/model'

type Row = readonly [
  number: string,
  name: string,
  owner: string,
  minutes: number,
  after: readonly string[],
  more?: Partial<Task> & Readonly<Record<string, unknown>>,
]

type TaskOf<R> = R extends Row
  ? Task & { readonly id: R[0]; readonly owner: R[2] } & (R[5] extends object ? R[5] : unknown)
  : never

export function phased<const Rows extends readonly Row[]>(phase: Phase, rows: Rows) {
  return rows.map(([id, name, owner, duration, after, more]) => {
    return { id, name, owner, phase, duration, after, ...more } as TaskOf<Rows[number]>
  })
}

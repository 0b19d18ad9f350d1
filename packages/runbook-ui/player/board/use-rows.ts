import { startTransition, useCallback, useMemo, useState } from 'react'
import { usePlan, useRun } from '../state/state.tsx'
import { groupsToOpen, openByItself, rowsOf } from './board-rows.ts'

/** The rows of the chart. The groups around the highlighted task are always open. */
export function useRows(highlighted: string | undefined, search: string) {
  const { asRead, wayBack } = usePlan()
  const { course, backout } = useRun()
  const { groups } = asRead
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const byItself = useMemo(() => openByItself(asRead), [asRead])
  const all = useMemo(() => [...course.tasks, ...backout], [course, backout])
  const around = useCallback(
    (id: string | undefined) =>
      groupsToOpen(
        groups,
        all.find(({ task }) => task.id === id),
      ),
    [groups, all],
  )
  const open = useMemo(
    () => new Set([...(chosen ?? byItself), ...around(highlighted)]),
    [chosen, byItself, around, highlighted],
  )
  const rows = useMemo(
    () =>
      rowsOf(
        groups,
        { tasks: course.tasks, backout, backoutName: wayBack?.tasks },
        { open, search },
      ),
    [groups, course, backout, wayBack, open, search],
  )

  const unfold = useCallback(
    (task: string) => startTransition(() => setChosen(new Set([...open, ...around(task)]))),
    [open, around],
  )
  const fold = useCallback(
    (group: string) => {
      const next = new Set(open)
      if (!next.delete(group)) next.add(group)
      startTransition(() => setChosen(next))
    },
    [open],
  )
  return { rows, unfold, fold }
}

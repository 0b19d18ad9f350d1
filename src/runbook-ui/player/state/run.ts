import { useMemo, useReducer } from 'react'
import { advance, backoutUntil, isOver, newRun, nowOf, type OwnRunbook } from '#runbook/model'
import { allOf } from './inputs.ts'
import { useReadAgain } from './read-again.ts'

export type RunState = ReturnType<typeof useVisitorRun>

export function useVisitorRun(own: OwnRunbook, windowEnd: number | undefined) {
  const [run, act] = useReducer(advance, own, () => newRun(own, own.delays))
  // The run goes on if the tasks are the same. With other tasks its delays make no sense.
  useReadAgain(own, (before) =>
    act(
      idsOf(before) === idsOf(own)
        ? { type: 'replan', runbook: own }
        : { type: 'reset', to: newRun(own) },
    ),
  )
  const { course } = run
  const backout = useMemo(
    () =>
      course.backedOutAt === null
        ? backoutUntil(windowEnd ?? course.finish, own.backout)
        : course.backout,
    [course, own, windowEnd],
  )
  return {
    run,
    act,
    course,
    /** Until the backout is called, its tasks are as late as they can be. */
    backout,
    minute: nowOf(run),
    isOver: isOver(run),
  }
}

function idsOf(own: OwnRunbook): string {
  return allOf(own)
    .map(({ id, began = '', ended = '' }) => `${id} ${began} ${ended}`)
    .toSorted()
    .join('\n')
}

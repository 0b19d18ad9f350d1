import { useMemo, useReducer } from 'react'
import {
  advance,
  backoutUntil,
  isOver,
  newRun,
  nowOf,
  statusOf,
  type OwnRunbook,
  type Reached,
} from '@cuewright/runbook/model'
import { allOf, useReadAgain } from './inputs.ts'

export type RunState = ReturnType<typeof useVisitorRun>

export function useVisitorRun(
  own: OwnRunbook,
  windowEnd: number | undefined,
  reached: Reached | null,
) {
  const [run, act] = useReducer(advance, own, () => newRun(own, own.delays, reached))
  // The run goes on if the tasks are the same. With other tasks its delays make no sense.
  useReadAgain(own, (before) =>
    act(
      idsOf(before) === idsOf(own)
        ? { type: 'replan', runbook: own }
        : { type: 'reset', to: newRun(own) },
    ),
  )
  const { course } = run
  const canCall = windowEnd !== undefined && statusOf(run) === 'running'
  const backout = useMemo(
    () => (canCall ? backoutUntil(windowEnd, own.backout) : course.backout),
    [canCall, course, own, windowEnd],
  )
  return {
    run,
    act,
    course,
    /** Until the backout is called, its tasks have the latest times that still meet the window. */
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

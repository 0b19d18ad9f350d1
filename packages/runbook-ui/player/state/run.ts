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
import { useNewReading } from './use-new-reading.ts'

export type RunState = ReturnType<typeof useVisitorRun>

export function useVisitorRun(
  asRead: OwnRunbook,
  windowEnd: number | undefined,
  reached: Reached | null,
) {
  const [run, act] = useReducer(advance, asRead, () => newRun(asRead, asRead.delays, reached))
  // The run goes on if the tasks are the same. With other tasks its delays make no sense.
  useNewReading(asRead, (before) =>
    act(
      idsOf(before) === idsOf(asRead)
        ? { type: 'replan', runbook: asRead }
        : { type: 'reset', to: newRun(asRead) },
    ),
  )
  const { course } = run
  const canCall = windowEnd !== undefined && statusOf(run) === 'running'
  const backout = useMemo(
    () => (canCall ? backoutUntil(windowEnd, asRead.backout) : course.backout),
    [canCall, course, asRead, windowEnd],
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

function idsOf({ tasks, backout }: OwnRunbook): string {
  return [...tasks, ...backout]
    .map(({ id, began = '', ended = '' }) => `${id} ${began} ${ended}`)
    .toSorted()
    .join('\n')
}

import { startTransition, useCallback, useState, type Dispatch } from 'react'
import { useReducedMotion } from '../../lib/use-reduced-motion.ts'
import type { RunAction } from '../../runbook/model/advance.ts'
import type { Delay } from '../../runbook/model/delay.ts'
import type { Run } from '../../runbook/model/run.ts'
import { useClock } from './use-clock.ts'

/** The button that opens the delay's panel: home's hero presses it, too (data-press). */
export const delayButton = 'delay-a-task'

type Pace = {
  /** Minutes of the run to a real second, and between two that everything is drawn for. */
  readonly speed: number
  readonly step?: number
  /** The delay that is looked at first, in minutes. */
  readonly delay: number
}

/**
 * What every board of a run does, however it is drawn: its clock goes, except under reduced motion
 * and while something is decided; a press is answered first, and what it does is drawn in slices.
 */
export function useBoard(run: Run, dispatch: Dispatch<RunAction>, { speed, step, delay }: Pace) {
  const [choice, setChoice] = useState<Delay>()
  /** Whether turning back is being decided. */
  const [isCalling, setCalling] = useState(false)
  const isReducedMotion = useReducedMotion()
  const isPlaying = run.mode === 'playing' && !isReducedMotion && !choice && !isCalling
  const { line, readMinute } = useClock({
    isPlaying,
    minute: run.minute,
    end: run.course.finish,
    speed,
    step,
    onTick: (minute) => dispatch({ type: 'tick', minute }),
  })

  const open = useCallback(
    (task: string) =>
      startTransition(() => {
        setCalling(false)
        setChoice((old) => ({ task, minutes: old?.minutes ?? delay }))
      }),
    [delay],
  )
  const close = useCallback(
    () =>
      startTransition(() => {
        setChoice(undefined)
        setCalling(false)
      }),
    [],
  )
  const call = useCallback(
    () =>
      startTransition(() => {
        setChoice(undefined)
        setCalling(true)
      }),
    [],
  )

  // Closes the panel, which holds the clock, so that the visitor sees what the run does next.
  function act(...actions: RunAction[]) {
    startTransition(() => {
      close()
      dispatch({ type: 'tick', minute: readMinute() })
      for (const action of actions) dispatch(action)
    })
  }

  return {
    choice,
    choose: setChoice,
    open,
    isCalling,
    call,
    close,
    act,
    line,
    isPlaying,
    isReducedMotion,
  }
}

export type RunBoard = ReturnType<typeof useBoard>

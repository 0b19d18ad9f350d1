import { startTransition, useCallback, useRef, useState, type Dispatch } from 'react'
import { useReducedMotion } from '../use-reduced-motion.ts'
import type { RunAction, Delay, Run } from '@cuewright/runbook/model'
import { useClock } from './use-clock.ts'

type Pace = {
  /** Minutes of the run per second. */
  readonly speed: number
  /** Minutes between two drawings. */
  readonly step?: number
  /** The delay that the panel opens with, in minutes. */
  readonly delay: number
}

/** A second press on a delay, as of a key that is held, may come before the panel has closed. Only the first counts. */
function useFirstPress() {
  const applied = useRef<Delay>(undefined)
  return (action: RunAction): boolean => {
    if (action.type !== 'delay') return true
    const isFirst = action.delay !== applied.current
    applied.current = action.delay
    return isFirst
  }
}

/** The clock and panels of a board. The clock pauses under reduced motion and while a panel is open. */
export function useBoard(run: Run, dispatch: Dispatch<RunAction>, { speed, step, delay }: Pace) {
  /** The open panel: a delay that is being chosen, or the question whether to back out. */
  const [panel, setPanel] = useState<Delay | 'back out'>()
  const isReducedMotion = useReducedMotion()
  const isPlaying = run.mode === 'playing' && !isReducedMotion && !panel
  // Safari does not focus a button that is pressed, so panels ask for it here.
  const delayButton = useRef<HTMLButtonElement>(null)
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
      startTransition(() =>
        setPanel((old) => ({ task, minutes: typeof old === 'object' ? old.minutes : delay })),
      ),
    [delay],
  )
  const close = useCallback(() => startTransition(() => setPanel(undefined)), [])

  function askBackOut() {
    startTransition(() => setPanel('back out'))
  }

  const isFirstPress = useFirstPress()

  // An open panel holds the clock, so it is closed first.
  function act(...actions: RunAction[]) {
    if (!actions.every(isFirstPress)) return
    startTransition(() => {
      close()
      dispatch({ type: 'tick', minute: readMinute() })
      for (const action of actions) dispatch(action)
    })
  }

  return {
    choice: typeof panel === 'object' ? panel : undefined,
    choose: setPanel,
    open,
    isAskingBackOut: panel === 'back out',
    askBackOut,
    close,
    act,
    line,
    isPlaying,
    isReducedMotion,
    delayButton,
  }
}

export type RunBoard = ReturnType<typeof useBoard>

import { useCallback, useRef } from 'react'
import type { Delay } from '@cuewright/runbook/model'
import type { Reading } from '@cuewright/runbook/open'
import type { ReadAgain } from './reading/messages.ts'
import { useRun } from './state/state.tsx'
import { useUndoKey } from './use-undo-key.ts'

/** How the file was read before a change, and the run's delays then. */
type Past = { readonly reading: Reading; readonly delays: readonly Delay[] }

/**
 * Returns a function that reads the file another way. The key for undo takes back what was done last: a delay, the
 * backout's call, or such a change.
 */
export function useReadings(current: Reading | null, onReadAgain: (change: ReadAgain) => void) {
  const past = useRef<Past[]>([])
  const { run, act } = useRun()
  const { delays } = run
  useUndoKey(() => {
    const before = past.current.at(-1)
    const last = delays.at(-1)
    // Counting them would not do: a reading with other tasks removes all delays.
    const isDelayNewer = last && !before?.delays.includes(last)
    if (run.course.backedOutAt !== null) act({ type: 'undoBackOut' })
    else if (isDelayNewer) act({ type: 'undo', place: delays.length - 1 })
    else if (before) {
      past.current.pop()
      onReadAgain({ reading: before.reading })
    } else return false
    return true
  })
  return useCallback(
    (to: Reading) => {
      if (current) past.current.push({ reading: current, delays })
      onReadAgain({ reading: to })
    },
    [onReadAgain, current, delays],
  )
}

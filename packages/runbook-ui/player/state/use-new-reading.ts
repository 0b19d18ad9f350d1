import { useState } from 'react'
import type { OwnRunbook } from '@cuewright/runbook/model'

/** Calls `adapt` with the runbook as it was before, when the open file has been read in another way. */
export function useNewReading(asRead: OwnRunbook, adapt: (before: OwnRunbook) => void): void {
  const [before, setBefore] = useState(asRead)
  if (before === asRead) return
  setBefore(asRead)
  adapt(before)
}

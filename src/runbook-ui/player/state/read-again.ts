import { useState } from 'react'
import type { OwnRunbook } from '#runbook/model'

/** Calls `adapt` with the previous reading when the file has been read in another way. */
export function useReadAgain(own: OwnRunbook, adapt: (before: OwnRunbook) => void): void {
  const [reading, setReading] = useState(own)
  if (reading === own) return
  setReading(own)
  adapt(reading)
}

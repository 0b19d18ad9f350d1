import { useCallback, useState } from 'react'
import type { Limit } from '@cuewright/runbook/schema'
import {
  isChange,
  limitsOf,
  type OwnerKind,
  type OwnRunbook,
  type Task,
} from '@cuewright/runbook/model'
import {
  asksSpread,
  defaultSettings,
  isSpreadKnown,
  spreadSources,
  type ForecastSettings,
} from '@cuewright/runbook/forecast'

export type Inputs = ReturnType<typeof useVisitorInputs>

/** What the visitor sets beside the file. `statedEnd`: the end of the window that the file mentions. */
export function useVisitorInputs(own: OwnRunbook, statedEnd: number | null) {
  const [limits, setLimits] = useState<readonly Limit[]>(() => {
    const known = limitsOf(own)
    const isStated = isChange(own.kind) && known.length === 0 && statedEnd !== null
    // The file's own window is taken at its word.
    return isStated ? [{ name: 'window', end: statedEnd }] : known
  })
  const [settings, setAllSettings] = useState(() => defaultSettings(own))
  const [hasSpread, setHasSpread] = useState(() => isSpreadKnown(own))
  const [teams, setAllTeams] = useState<readonly OwnerKind[]>(own.teams ?? [])

  useReadAgain(own, () => {
    if (!hasSpread || !spreadSources(own).includes(settings.spread)) {
      setAllSettings(defaultSettings(own))
      setHasSpread(isSpreadKnown(own))
    }
  })

  const setSettings = useCallback((chosen: ForecastSettings) => {
    setAllSettings(chosen)
    setHasSpread(true)
  }, [])
  const setTeams = useCallback((kinds: readonly OwnerKind[]) => {
    const marked = new Set(kinds.map(({ owner }) => owner))
    setAllTeams((old) => [...old.filter(({ owner }) => !marked.has(owner)), ...kinds])
  }, [])

  return {
    limits,
    setLimits,
    /** The end of a change's window; undefined for other events, or if it is unknown. */
    windowEnd: isChange(own.kind) ? limits[0]?.end : undefined,
    settings,
    hasSpread,
    /** True for a rehearsed runbook too, because the visitor may prefer the plan. */
    asksSpread: asksSpread(own),
    setSettings,
    teams,
    setTeams,
  }
}

/** Calls `adapt` with the previous reading whenever an answer changes how the file is read. */
export function useReadAgain(own: OwnRunbook, adapt: (before: OwnRunbook) => void): void {
  const [reading, setReading] = useState(own)
  if (reading === own) return
  setReading(own)
  adapt(reading)
}

export function allOf({ tasks, backout }: OwnRunbook): readonly Task[] {
  return [...tasks, ...backout]
}

import { useCallback, useState } from 'react'
import type { Limit } from '@cuewright/runbook/schema'
import { isChange, limitsOf, type OwnerKind, type OwnRunbook } from '@cuewright/runbook/model'
import {
  asksSpread,
  defaultSettings,
  isSpreadKnown,
  spreadSources,
  type ForecastSettings,
} from '@cuewright/runbook/forecast'
import { sameClock } from '../times.ts'
import { useNewReading } from './use-new-reading.ts'

export type Inputs = ReturnType<typeof useVisitorInputs>

/** What the visitor sets beside the file. `statedEnd`: the end of the window that the file mentions. */
export function useVisitorInputs(asRead: OwnRunbook, statedEnd: number | null) {
  const [limits, setLimits] = useState<readonly Limit[]>(() => {
    const known = limitsOf(asRead)
    const isStated = isChange(asRead.kind) && known.length === 0 && statedEnd !== null
    // The file's own window is taken at its word.
    return isStated ? [{ name: 'window', end: statedEnd }] : known
  })
  const [settings, setAllSettings] = useState(() => defaultSettings(asRead))
  const [hasSpread, setHasSpread] = useState(() => isSpreadKnown(asRead))
  const [teams, setAllTeams] = useState<readonly OwnerKind[]>(asRead.teams ?? [])

  useNewReading(asRead, (before) => {
    // A window ends at a time of day, also where another column moves T0.
    setLimits((known) =>
      known.map((limit) =>
        limit.name === 'window'
          ? { ...limit, end: sameClock(limit.end, before.t0, asRead.t0) }
          : limit,
      ),
    )
    if (!hasSpread || !spreadSources(asRead).includes(settings.spread)) {
      setAllSettings(defaultSettings(asRead))
      setHasSpread(isSpreadKnown(asRead))
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
    windowEnd: isChange(asRead.kind) ? limits[0]?.end : undefined,
    settings,
    hasSpread,
    /** True for a rehearsed runbook too, because the visitor may prefer the plan. */
    asksSpread: asksSpread(asRead),
    setSettings,
    teams,
    setTeams,
  }
}

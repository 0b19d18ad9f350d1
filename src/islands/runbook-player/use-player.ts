import { useCallback, useMemo, useReducer, useState } from 'react'
import { advance } from '../../runbook/model/advance.ts'
import { backoutUntil } from '../../runbook/model/course.ts'
import { isChange, limitsOf, wayBackOf } from '../../runbook/model/event.ts'
import type { OwnRunbook, OwnerKind } from '../../runbook/model/own-runbook.ts'
import { linksOf } from '../../runbook/model/link.ts'
import { isOver, newRun, nowOf } from '../../runbook/model/run.ts'
import { tell } from '../../runbook/model/tell.ts'
import { defaultSettings, isSpreadKnown } from '../../runbook/forecast/default-settings.ts'
import type { RunQuestion } from './forecast/messages.ts'
import type { ForecastSettings } from '../../runbook/forecast/simulate.ts'
import { lastCallKeptBy } from '../../runbook/forecast/figures.ts'
import { useForecast } from './forecast/use-forecast.ts'
import { withBackout } from './mark-backout.ts'
import { timeText } from './times.ts'

const noTeams: readonly OwnerKind[] = []

/** A visitor's runbook with all that can be done to it: the run, its limits, the forecast. */
export function usePlayer(own: OwnRunbook) {
  const [marked, setMarked] = useState<string | null>(null)
  const [limits, setLimits] = useState(() => limitsOf(own))
  const [settings, setAllSettings] = useState(() => defaultSettings(own))
  const [isSpreadSaid, setSpreadSaid] = useState(() => isSpreadKnown(own))
  const [teams, setTeams] = useState(own.teams ?? noTeams)
  const base = useMemo(
    () => (marked === null || own.backout.length > 0 ? own : withBackout(own, marked)),
    [own, marked],
  )
  const [run, act] = useReducer(advance, base, newRun)
  const [reading, setReading] = useState(own)
  if (reading !== own) {
    // Changes to an earlier reading of the file do not apply to this one.
    setReading(own)
    act({ type: 'reset', to: newRun(base) })
  } else if (run.runbook !== base) act({ type: 'replan', runbook: base })

  const { course, delays } = run
  const hasWindow = isChange(own.kind)
  const wayBack = wayBackOf(own.kind)
  /** Undefined while nobody has said when the window ends. */
  const end = limits[0]?.end
  const backout = useMemo(
    () =>
      course.backedOutAt === null
        ? backoutUntil((hasWindow ? end : undefined) ?? course.finish, base.backout)
        : course.backout,
    [course, base, hasWindow, end],
  )
  const latest = Math.max(course.finish, ...limits.map((limit) => limit.end))
  const at = useMemo(() => timeText(base, latest), [base, latest])
  const minute = nowOf(run)
  const question: RunQuestion = {
    settings,
    hasBounds: !isSpreadSaid,
    windowEnd: end ?? course.finish,
    delays,
    minute,
  }
  const isForeseen = course.backedOutAt === null && !isOver(run)
  const foreseen = useForecast(base, isForeseen ? question : null, run.mode === 'playing')

  const hasLinks = useMemo(
    () => base.tasks.length < 2 || base.tasks.some((task) => linksOf(task).length > 0),
    [base],
  )
  const { seed, spread, together } = settings
  const shared = useMemo(
    (): OwnRunbook => ({
      ...base,
      ...(hasWindow ? { windowEnd: end ?? null } : { limits }),
      ...(isSpreadSaid ? { forecast: { seed, spread, together } } : {}),
      ...(teams.length > 0 ? { teams } : {}),
    }),
    [base, hasWindow, end, limits, isSpreadSaid, seed, spread, together, teams],
  )
  const setSettings = useCallback((said: ForecastSettings) => {
    setAllSettings(said)
    setSpreadSaid(true)
  }, [])
  const tellTeam = useCallback(
    (said: OwnerKind) =>
      setTeams((old) => [...old.filter(({ owner }) => owner !== said.owner), said]),
    [],
  )

  return {
    /** With everything that the visitor has set: limits, backout, forecast, teams. */
    own: shared,
    run,
    act,
    course,
    /** Once it is called as it runs, until then as late as it could be. */
    backout,
    message: run.news ? tell(run.news, at, { wayBack }) : '',
    minute,
    isOver: isOver(run),
    at,
    settings,
    limits,
    isSpreadSaid,
    /** Whether a task waits for another: where none does, nothing can slip, and no chance is told. */
    hasLinks,
    hasWindow,
    wayBack,
    question,
    foreseen,
    isForeseen,
    teams,
    tellTeam,
    setMarked,
    setSettings,
    setLimits,
  }
}

export type Player = ReturnType<typeof usePlayer>

/** The last minute for a change's backout that holds in 95 of 100 runs. */
export function lastCallOf({ hasWindow, limits, foreseen }: Player): number | null {
  return hasWindow && limits.length > 0 && foreseen.forecast
    ? lastCallKeptBy(foreseen.forecast, 95)
    : null
}

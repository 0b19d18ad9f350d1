import { useCallback, useMemo, useReducer, useState } from 'react'
import type { Deadline, Risk } from '../../contracts/own-runbook.ts'
import { advance } from '../../runbook/model/advance.ts'
import { backoutUntil } from '../../runbook/model/course.ts'
import { isChange, limitsOf, wayBackOf } from '../../runbook/model/event.ts'
import type { OwnRunbook, OwnerKind } from '../../runbook/model/own-runbook.ts'
import { areLinked } from '../../runbook/model/link.ts'
import { isOver, newRun, nowOf } from '../../runbook/model/run.ts'
import type { Task } from '../../runbook/model/task.ts'
import { tell } from '../../runbook/model/tell.ts'
import {
  defaultSettings,
  isSpreadKnown,
  spreadSources,
} from '../../runbook/forecast/default-settings.ts'
import type { RunQuestion } from './forecast/messages.ts'
import type { ForecastSettings } from '../../runbook/forecast/simulate.ts'
import { lastCallKeptBy } from '../../runbook/forecast/figures.ts'
import { useForecast } from './forecast/use-forecast.ts'
import type { Said } from '../../runbook/versions/version.ts'
import { timeText } from './times.ts'

const noTeams: readonly OwnerKind[] = []
const noRisks: readonly Risk[] = []
const noDeadlines: readonly Deadline[] = []

/** A visitor's runbook with all that can be done to it: the run, its limits, the forecast. */
export function usePlayer(own: OwnRunbook) {
  const [limits, setLimits] = useState(() => limitsOf(own))
  const [settings, setAllSettings] = useState(() => defaultSettings(own))
  const [isSpreadSaid, setSpreadSaid] = useState(() => isSpreadKnown(own))
  const [teams, setTeams] = useState(own.teams ?? noTeams)
  const [risks, setRisks] = useState(own.risks ?? noRisks)
  const [deadlines, setDeadlines] = useState(own.deadlines ?? noDeadlines)
  const [run, act] = useReducer(advance, own, () => newRun(own, own.delays))
  const [reading, setReading] = useState(own)
  if (reading !== own) {
    // A run goes on in a reading of the same tasks; with others its delays make no sense.
    setReading(own)
    if (!isSpreadSaid || !spreadSources(own).includes(settings.spread)) {
      setAllSettings(defaultSettings(own))
      setSpreadSaid(isSpreadKnown(own))
    }
    setRisks(risks.filter(isStill(allOf(reading), allOf(own))))
    // What has become part of the backout starts when that is called, and has no deadline.
    setDeadlines(deadlines.filter(isStill(reading.tasks, own.tasks)))
    act(
      idsOf(reading) === idsOf(own)
        ? { type: 'replan', runbook: own }
        : { type: 'reset', to: newRun(own) },
    )
  }

  const { course, delays } = run
  const hasWindow = isChange(own.kind)
  const wayBack = wayBackOf(own.kind)
  /** Undefined while nobody has said when the window ends. */
  const end = limits[0]?.end
  const backout = useMemo(
    () =>
      course.backedOutAt === null
        ? backoutUntil((hasWindow ? end : undefined) ?? course.finish, own.backout)
        : course.backout,
    [course, own, hasWindow, end],
  )
  const ends = [...limits.map((limit) => limit.end), ...deadlines.map(({ by }) => by)]
  const latest = Math.max(course.finish, ...ends)
  const at = useMemo(() => timeText(own, latest), [own, latest])
  const minute = nowOf(run)
  const question: RunQuestion = {
    settings,
    hasBounds: !isSpreadSaid,
    windowEnd: end ?? course.finish,
    delays,
    risks,
    deadlines,
    minute,
  }
  const isForeseen = course.backedOutAt === null && !isOver(run)
  const foreseen = useForecast(own, isForeseen ? question : null, run.mode === 'playing')

  const hasLinks = useMemo(() => areLinked(own.tasks), [own])
  const { seed, spread, together } = settings
  const said = useMemo(
    (): Said => ({
      windowEnd: hasWindow ? (end ?? null) : own.windowEnd,
      ...(isSpreadSaid ? { forecast: { seed, spread, together } } : {}),
      ...(teams.length > 0 ? { teams } : {}),
      risks: risks.length > 0 ? risks : undefined,
      deadlines: deadlines.length > 0 ? deadlines : undefined,
    }),
    [own, hasWindow, end, isSpreadSaid, seed, spread, together, teams, risks, deadlines],
  )
  const shared = useMemo(
    (): OwnRunbook => ({
      ...own,
      ...said,
      ...(hasWindow ? {} : { limits }),
      delays: delays.length > 0 ? delays : undefined,
    }),
    [own, said, hasWindow, limits, delays],
  )
  const setSettings = useCallback((chosen: ForecastSettings) => {
    setAllSettings(chosen)
    setSpreadSaid(true)
  }, [])
  const tellTeam = useCallback(
    (kind: OwnerKind) =>
      setTeams((old) => [...old.filter(({ owner }) => owner !== kind.owner), kind]),
    [],
  )

  return {
    /** With everything that the visitor has set: limits, forecast, teams, delays, risks, deadlines. */
    own: shared,
    said,
    run,
    act,
    course,
    /** Once it is called as it runs, until then as late as it could be. */
    backout,
    message: run.news ? tell(run.news, at, { wayBack }) : '',
    minute,
    isOver: isOver(run),
    at,
    /** Until when everything goes that the runbook tells of. */
    latest,
    settings,
    limits,
    isSpreadSaid,
    hasLinks,
    /** Whether there is anything to tell of a forecast: not after a backout was called. */
    isTold: course.backedOutAt === null && hasLinks,
    hasWindow,
    wayBack,
    question,
    foreseen,
    isForeseen,
    teams,
    tellTeam,
    setSettings,
    setLimits,
    risks,
    setRisks,
    deadlines,
    setDeadlines,
  }
}

/** Whether what was said of a task is still said of the same one, after its file was read otherwise. */
function isStill(
  before: readonly Task[],
  after: readonly Task[],
): (said: { task: string }) => boolean {
  const [was, is] = [before, after].map((tasks) => new Map(tasks.map(({ id, name }) => [id, name])))
  return ({ task }) => is!.has(task) && is!.get(task) === was!.get(task)
}

function allOf({ tasks, backout }: OwnRunbook): readonly Task[] {
  return [...tasks, ...backout]
}

function idsOf(own: OwnRunbook): string {
  return allOf(own)
    .map(({ id, began = '', ended = '' }) => `${id} ${began} ${ended}`)
    .toSorted()
    .join('\n')
}

export type Player = ReturnType<typeof usePlayer>

/** The last minute for a change's backout that holds in 95 of 100 runs. */
export function lastCallOf({ hasWindow, limits, foreseen }: Player): number | null {
  return hasWindow && limits.length > 0 && foreseen.forecast
    ? lastCallKeptBy(foreseen.forecast, 95)
    : null
}

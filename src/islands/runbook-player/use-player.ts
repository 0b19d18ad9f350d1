import { useCallback, useMemo, useReducer, useState } from 'react'
import { duration } from '../../lib/clock.ts'
import { counted } from '../../lib/counted.ts'
import type { OwnRunbook, OwnerKind } from '../../runbook/model/own-runbook.ts'
import { schedule } from '../../runbook/model/schedule.ts'
import type { Runbook } from '../../runbook/model/task.ts'
import { courseOf } from './course.ts'
import type { Course } from './course.ts'
import { defaultSettings } from './default-settings.ts'
import type { Question } from './forecast/messages.ts'
import { useForecast } from './forecast/use-forecast.ts'
import { withBackout } from './mark-backout.ts'
import { play, ready } from './play.ts'
import type { Play, PlayAction } from './play.ts'
import { timeText } from './times.ts'
import type { TimeText } from './times.ts'

const quarter = 15

const noTeams: readonly OwnerKind[] = []

/** Where nobody has set a window: a tenth more than the plan, to the next quarter of an hour. */
function likelyWindow(finish: number) {
  return Math.ceil((finish * 1.1) / quarter) * quarter || quarter
}

/** What an action brought, in a sentence. */
function messageOf(
  action: PlayAction,
  before: Course,
  after: Course,
  runbook: Runbook,
  at: TimeText,
) {
  if (action.type === 'backOut') {
    const count = counted(after.backout.length, 'task')
    return `Backout called: ${count}, finished by ${at(after.finish)}.`
  }
  if (action.type === 'start') return 'The run has started.'
  if ((action.type === 'tick' || action.type === 'step') && action.isOver)
    return `${after.backedOutAt === null ? 'Finished' : 'Backed out'} at ${at(after.finish)}.`
  if (action.type !== 'delay') return ''
  const { task: id, minutes } = action.delay
  const name = runbook.tasks.find((task) => task.id === id)?.name ?? id
  const takes = `${name} takes ${duration(minutes)} longer.`
  return after.finish === before.finish
    ? `${takes} Float absorbs it: the finish stays ${at(after.finish)}.`
    : `${takes} The finish moves from ${at(before.finish)} to ${at(after.finish)}.`
}

type Run = { readonly of: OwnRunbook; readonly play: Play; readonly message: string }

type RunAction =
  | { readonly type: 'reread'; readonly own: OwnRunbook }
  | { readonly type: 'act'; readonly action: PlayAction; readonly message: string }

function advance(run: Run, action: RunAction): Run {
  if (action.type === 'reread') return { of: action.own, play: ready, message: '' }
  return { ...run, play: play(run.play, action.action), message: action.message || run.message }
}

/** A visitor's runbook with all that can be done to it: the run, the window, the forecast. */
export function usePlayer(own: OwnRunbook) {
  const [marked, setMarked] = useState<string | null>(null)
  const [chosenEnd, setWindowEnd] = useState(own.windowEnd)
  const [settings, setSettings] = useState(() => defaultSettings(own))
  const [teams, setTeams] = useState(own.teams ?? noTeams)
  const [run, dispatchRun] = useReducer(advance, { of: own, play: ready, message: '' })
  // What was done to an earlier reading of the file says nothing of this one.
  if (run.of !== own) dispatchRun({ type: 'reread', own })

  const base = useMemo(
    () => (marked === null || own.backout.length > 0 ? own : withBackout(own, marked)),
    [own, marked],
  )
  const plannedFinish = useMemo(() => schedule(base.tasks).finish, [base])
  const windowEnd = chosenEnd ?? likelyWindow(plannedFinish)
  const runbook = useMemo(
    (): Runbook => ({
      t0: base.t0 ?? '00:00',
      windowEnd,
      groups: base.groups,
      tasks: base.tasks,
      backout: base.backout,
    }),
    [base, windowEnd],
  )
  const { mode, minute, delays, backedOutAt } = run.play
  const course = useMemo(
    () => courseOf(runbook, delays, backedOutAt),
    [runbook, delays, backedOutAt],
  )
  const isOver = mode !== 'ready' && minute >= course.finish
  const at = useMemo(
    () => timeText(base, Math.max(course.finish, windowEnd)),
    [base, course.finish, windowEnd],
  )
  const question: Question = {
    settings,
    windowEnd,
    delays,
    minute: mode === 'ready' ? null : minute,
  }
  const isForeseen = backedOutAt === null && !isOver
  const foreseen = useForecast(base, isForeseen ? question : null, mode === 'playing')

  const act = useCallback(
    (action: PlayAction) => {
      const next = play(run.play, action)
      const hasMoved = next.delays !== delays || next.backedOutAt !== backedOutAt
      const after = hasMoved ? courseOf(runbook, next.delays, next.backedOutAt) : course
      const message = messageOf(action, course, after, runbook, at)
      dispatchRun({ type: 'act', action, message })
    },
    [run.play, delays, backedOutAt, runbook, course, at],
  )

  const { seed, spread, together } = settings
  const shared = useMemo(
    (): OwnRunbook => ({
      ...base,
      windowEnd,
      forecast: { seed, spread, together },
      ...(teams.length > 0 ? { teams } : {}),
    }),
    [base, windowEnd, seed, spread, together, teams],
  )
  const tellTeam = useCallback(
    (said: OwnerKind) =>
      setTeams((old) => [...old.filter(({ owner }) => owner !== said.owner), said]),
    [],
  )

  return {
    /** With everything that the visitor has set: window, backout, forecast, teams. */
    own: shared,
    runbook,
    course,
    play: run.play,
    message: run.message,
    minute: mode === 'ready' ? null : minute,
    isOver,
    at,
    settings,
    windowEnd,
    isWindowSet: chosenEnd !== null,
    question,
    foreseen,
    act,
    teams,
    tellTeam,
    setMarked,
    setSettings,
    setWindowEnd,
  }
}

export type Player = ReturnType<typeof usePlayer>

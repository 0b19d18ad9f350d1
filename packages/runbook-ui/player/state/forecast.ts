import { useMemo } from 'react'
import type { Finding } from '@cuewright/runbook/findings'
import { lackingText, lastCallKeptBy, spreadSources } from '@cuewright/runbook/forecast'
import { isTeam, peopleIn, type OwnRunbook, type OwnerKind } from '@cuewright/runbook/model'
import type { RunQuestion } from '../forecast/messages.ts'
import { useSimulation } from '../forecast/use-simulation.ts'
import type { Inputs } from './inputs.ts'
import type { RunState } from './run.ts'

export type ForecastState = ReturnType<typeof useRunForecast>

export function useRunForecast(
  asRead: OwnRunbook,
  findings: readonly Finding[],
  inputs: Inputs,
  { run, course, minute, isOver }: RunState,
  isHeld: boolean,
) {
  const { settings, limits, windowEnd, teams } = inputs
  const { risks = [], deadlines = [] } = asRead
  const clashing = useMemo(() => clashingIn(findings, teams), [findings, teams])
  const people = useMemo(() => peopleIn({ ...asRead, teams }), [asRead, teams])
  const isPlaying = run.mode === 'playing'
  const question: RunQuestion = {
    settings,
    people,
    // While the clock runs, the next question would end these before they finish.
    others: isPlaying ? [] : othersOf(asRead, inputs),
    windowEnd: limits[0]?.end ?? course.finish,
    delays: run.delays,
    risks,
    deadlines,
    minute,
  }
  const isBackedOut = course.backedOutAt !== null
  const lacking = useMemo(() => lackingText(asRead.tasks), [asRead])
  const canForecast = !isBackedOut && !isOver && lacking === null
  const simulation = useSimulation(asRead, canForecast ? question : null, isPlaying, isHeld)
  const { forecast } = simulation
  return {
    ...simulation,
    question,
    /** Whether the run still has a finish that can be forecast. */
    canForecast,
    /** A sentence that says what the file must contain first. */
    lacking,
    clashing,
    /** Whether the last forecast still says something of the run: not once the backout is called. */
    isShown: lacking === null && !isBackedOut,
    /** The last minute for the backout that ends inside the window in 95 of 100 runs. */
    lastCall: windowEnd !== undefined && forecast ? lastCallKeptBy(forecast, 95) : null,
  }
}

/** Owners with two tasks at once who are people by their name, or because the visitor says so. */
function clashingIn(findings: readonly Finding[], marked: readonly OwnerKind[]): readonly string[] {
  return findings
    .flatMap(({ kind, owner }) => (kind === 'overlap' && owner ? [owner.owner] : []))
    .filter((owner) => !isTeam(owner) || !isTeam(owner, marked))
}

function othersOf(asRead: OwnRunbook, { settings, asksSpread }: Inputs): RunQuestion['others'] {
  return (asksSpread ? spreadSources(asRead) : [])
    .filter((spread) => spread !== settings.spread)
    .map((spread) => ({ name: spread, settings: { ...settings, spread } }))
}

import { useMemo } from 'react'
import type { Finding } from '#runbook/findings'
import { lackingText, lastCallKeptBy, peopleIn, spreadSources } from '#runbook/forecast'
import type { OwnRunbook } from '#runbook/model'
import type { RunQuestion } from '../forecast/messages.ts'
import { useSimulation } from '../forecast/use-simulation.ts'
import type { Inputs } from './inputs.ts'
import type { RunState } from './run.ts'

export type ForecastState = ReturnType<typeof useRunForecast>

export function useRunForecast(
  own: OwnRunbook,
  findings: readonly Finding[],
  inputs: Inputs,
  { run, course, minute, isOver }: RunState,
) {
  const { settings, limits, windowEnd, teams } = inputs
  const { risks = [], deadlines = [] } = own
  const clashing = clashingIn(findings, inputs)
  const people = peopleIn(teams)
  const isPlaying = run.mode === 'playing'
  const question: RunQuestion = {
    settings,
    people,
    // While the clock runs, the next question would end these before they finish.
    others: isPlaying ? [] : othersOf(own, inputs, people, clashing),
    windowEnd: limits[0]?.end ?? course.finish,
    delays: run.delays,
    risks,
    deadlines,
    minute,
  }
  const isBackedOut = course.backedOutAt !== null
  const lacking = useMemo(() => lackingText(own.tasks), [own])
  const isAsked = !isBackedOut && !isOver && lacking === null
  const foreseen = useSimulation(own, isAsked ? question : null, isPlaying)
  const { forecast } = foreseen
  return {
    ...foreseen,
    question,
    /** Whether the run still has a finish that can be forecast. */
    isAsked,
    /** A sentence that says what the file must contain first. */
    lacking,
    clashing,
    isTold: lacking === null && !isBackedOut,
    /** The last minute for the backout that ends inside the window in 95 of 100 runs. */
    lastCall: windowEnd !== undefined && forecast ? lastCallKeptBy(forecast, 95) : null,
  }
}

/** Owners with two tasks at once that the visitor has not yet marked as a team or one person. */
function clashingIn(findings: readonly Finding[], { teams }: Inputs): readonly string[] {
  const said = new Set(teams.map(({ owner }) => owner))
  return findings.flatMap(({ kind, owner }) =>
    kind === 'overlap' && owner && !owner.isTeam && !said.has(owner.owner) ? [owner.owner] : [],
  )
}

function othersOf(
  own: OwnRunbook,
  { settings, asksSpread }: Inputs,
  people: readonly string[],
  clashing: readonly string[],
): RunQuestion['others'] {
  const spreads = asksSpread ? spreadSources(own) : []
  return [
    ...(clashing.length > 0
      ? [{ name: 'in turn', people: [...people, ...clashing] } as const]
      : []),
    ...spreads
      .filter((spread) => spread !== settings.spread)
      .map((spread) => ({ name: spread, settings: { ...settings, spread } })),
  ]
}

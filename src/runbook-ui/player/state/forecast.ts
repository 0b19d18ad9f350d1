import { useMemo } from 'react'
import {
  lackingText,
  lastCallKeptBy,
  spreadSources,
  type ForecastSettings,
} from '#runbook/forecast'
import type { OwnRunbook } from '#runbook/model'
import type { RunQuestion } from '../forecast/messages.ts'
import { useSimulation } from '../forecast/use-simulation.ts'
import type { Inputs } from './inputs.ts'
import type { RunState } from './run.ts'

export type ForecastState = ReturnType<typeof useRunForecast>

export function useRunForecast(
  own: OwnRunbook,
  { settings, asksSpread, limits, windowEnd, risks, deadlines }: Inputs,
  { run, course, minute, isOver }: RunState,
) {
  const question: RunQuestion = {
    settings,
    // While the clock runs, the next question would end them.
    others: asksSpread && run.mode !== 'playing' ? otherSpreads(own, settings) : [],
    windowEnd: limits[0]?.end ?? course.finish,
    delays: run.delays,
    risks,
    deadlines,
    minute,
  }
  const isBackedOut = course.backedOutAt !== null
  const lacking = useMemo(() => lackingText(own.tasks), [own])
  const isAsked = !isBackedOut && !isOver && lacking === null
  const foreseen = useSimulation(own, isAsked ? question : null, run.mode === 'playing')
  const { forecast } = foreseen
  return {
    ...foreseen,
    question,
    /** Whether the run still has a finish that can be forecast. */
    isAsked,
    /** What the file must say first, in a sentence. */
    lacking,
    isTold: lacking === null && !isBackedOut,
    /** The last minute for the backout that ends inside the window in 95 of 100 runs. */
    lastCall: windowEnd !== undefined && forecast ? lastCallKeptBy(forecast, 95) : null,
  }
}

function otherSpreads(own: OwnRunbook, { spread }: ForecastSettings) {
  return spreadSources(own).filter((source) => source !== spread)
}

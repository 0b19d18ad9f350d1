import { useMemo, useState, type ReactNode } from 'react'
import { duration } from '@cuewright/runbook/words'
import { DelayPanel } from '../../run/delay-panel.tsx'
import { Segments } from '../../run/segments.tsx'
import type { RunBoard } from '../../run/use-board.ts'
import { chanceInside, finishKeptBy, chanceOf100 } from '@cuewright/runbook/forecast'
import {
  advance,
  stateAt,
  type Delay,
  limitText,
  type Run,
  tasksOf,
} from '@cuewright/runbook/model'
import { limits } from '@cuewright/runbook/open'
import { useSimulation } from '../forecast/use-simulation.ts'
import { OptionList } from '../fields.tsx'
import { useForecast, useInputs, usePlan, useRun } from '../state/state.tsx'
import { endText, timeText } from '../times.ts'
import { usePlace } from './use-place.ts'

/** The delays to choose from, in minutes. */
export function delaysFor(finish: number): number[] {
  return finish > 24 * 60 ? [30, 60, 240, 1440] : [5, 10, 20, 30]
}

type Props = {
  board: RunBoard
  delay: Delay
  onApply: () => void
}

export function DelaySlot({ board, delay, onApply }: Props) {
  const { run, course, minute } = useRun()
  const { slot, place } = usePlace(board.delayButton)
  const delayed = useMemo(() => advance(run, { type: 'delay', delay }), [run, delay])
  const [isWrong, setIsWrong] = useState(false)
  const refused = delayed.news?.kind === 'refused' ? delayed.news.why : undefined
  const refusal = isWrong ? 'Enter whole minutes, such as 25.' : refused
  const sign = Math.sign(delay.minutes)
  const tasks = tasksOf(course)
    .filter((times) => times.task.id === delay.task || stateAt(times, minute) !== 'done')
    .map(({ task }) => ({ value: task.id, text: `${task.id} ${task.name}` }))

  return (
    <div ref={slot}>
      <DelayPanel
        look="board"
        delayButton={board.delayButton}
        delay={delay}
        tasks={<OptionList options={tasks} chosen={delay.task} />}
        minutes={delaysFor(course.plannedFinish).map((value) => ({
          value: sign * value,
          text: value < 60 ? String(value) : duration(value),
        }))}
        refusal={refusal}
        style={place}
        beside={
          <>
            <Segments
              legend="It finishes"
              look="board"
              options={[
                { value: 1, text: 'late' },
                { value: -1, text: 'early' },
              ]}
              chosen={sign}
              onChoose={() => board.choose({ ...delay, minutes: -delay.minutes })}
            />
            <Minutes
              minutes={Math.abs(delay.minutes)}
              onMinutes={(minutes) => board.choose({ ...delay, minutes: sign * minutes })}
              onWrong={setIsWrong}
              onEnter={refusal === undefined ? onApply : undefined}
            />
          </>
        }
        onChoose={board.choose}
        onApply={onApply}
        onClose={board.close}
      >
        {refusal === undefined ? <DelayEffect delayed={delayed} /> : <p role="status">{refusal}</p>}
      </DelayPanel>
    </div>
  )
}

type MinutesProps = {
  minutes: number
  onMinutes: (minutes: number) => void
  onWrong: (isWrong: boolean) => void
  onEnter: (() => void) | undefined
}

/** A field for any length. Once it loses the focus it shows the last valid one again. */
function Minutes({ minutes, onMinutes, onWrong, onEnter }: MinutesProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <label className="flex items-center gap-1.5">
      <span className="sr-only">By</span>
      <input
        className="w-16"
        type="number"
        inputMode="numeric"
        min={1}
        max={limits.minutes}
        value={typed ?? minutes}
        onChange={({ target }) => {
          setTyped(target.value)
          const isRight = target.validity.valid && target.value !== ''
          onWrong(!isRight)
          if (isRight) onMinutes(target.valueAsNumber)
        }}
        onKeyDown={({ key }) => key === 'Enter' && onEnter?.()}
        onBlur={() => {
          setTyped(null)
          onWrong(false)
        }}
      />
      min
    </label>
  )
}

function DelayEffect({ delayed }: { delayed: Run }) {
  const { course } = useRun()
  const { asRead, latest } = usePlan()
  // A delay may make a run of hours one of days, in which times need their day.
  const until = endText(asRead, Math.max(latest, delayed.course.finish))
  return (
    <p role="status">
      Finish <Figure>{until(delayed.course.finish)}</Figure>
      {laterText(delayed.course.finish - course.finish, delayed)}
      <ChanceThen delayed={delayed} />
    </p>
  )
}

/** By how much the finish moves (minutes), or why it doesn't. */
function laterText(later: number, { news }: Run): string {
  if (later !== 0) return `, ${duration(Math.abs(later))} ${later < 0 ? 'earlier' : 'later'}. `
  return news?.kind === 'delayed' && news.minutes > 0
    ? ': its float, the time to spare, absorbs it. '
    : ', as before. '
}

/** The chance with the delay, once it is counted. */
function ChanceThen({ delayed }: { delayed: Run }) {
  const { run } = useRun()
  const { asRead, latest } = usePlan()
  const [limit] = useInputs().limits
  const { canForecast, ...current } = useForecast()
  const question = { ...current.question, delays: delayed.delays, others: [] }
  const simulation = useSimulation(run.runbook, canForecast ? question : null)
  const { forecast, progress, hasFailed } = simulation
  if (!canForecast || hasFailed) return null
  if (forecast === null || progress !== null) return 'Simulating…'
  if (!limit) {
    const { at } = timeText(asRead, Math.max(latest, delayed.course.finish))
    return (
      <>
        80 of 100 runs end by <Figure>{at(finishKeptBy(forecast, 80))}</Figure>.
      </>
    )
  }
  const next = chanceOf100(chanceInside(forecast, limit.end))
  const chance = current.forecast && chanceOf100(chanceInside(current.forecast, limit.end))
  return (
    <>
      Inside {limitText(limit)} in <Figure>{next} of 100</Figure> runs
      {chance !== null && chance !== next ? ` instead of ${chance}.` : '.'}
    </>
  )
}

function Figure({ children }: { children: ReactNode }) {
  return <b className="fw-560 text-on-bottle">{children}</b>
}

import { useEffect, useMemo, useRef, useState } from 'react'
import { duration } from '../../../lib/clock.ts'
import { chanceInside } from '../../../runbook/forecast/figures.ts'
import { advance } from '../../../runbook/model/advance.ts'
import type { Delay } from '../../../runbook/model/delay.ts'
import type { TaskTimes } from '../../../runbook/model/course.ts'
import type { Run } from '../../../runbook/model/run.ts'
import type { Question } from '../forecast/messages.ts'
import { useForecast } from '../forecast/use-forecast.ts'
import type { TimeText } from '../times.ts'
import { of100 } from '../../../runbook/forecast/figures.ts'
import { BoardButton } from './board-button.tsx'
import { Segments } from './segments.tsx'

const short = [5, 10, 20, 30]
const long = [30, 60, 240, 1440]

type Props = {
  readonly run: Run
  readonly windowEnd: number
  readonly view: TaskTimes
  readonly question: Question
  /** The chance without this delay. */
  readonly chance: number | null
  readonly at: TimeText
  /** An empty place in the lane, in pixels from the chart's corner; null where it goes with the text. */
  readonly place: { readonly left: number; readonly top: number } | null
  readonly onDelay: (delay: Delay) => void
  readonly onClose: () => void
}

/** What a delay would cost, before it is applied: the new finish and the new chance. */
export function DelayPanel(props: Props) {
  const { run, windowEnd, view, question, chance, at, place, onDelay, onClose } = props
  const { task } = view
  const { finish } = run.course
  const steps = finish > 24 * 60 ? long : short
  const [minutes, setMinutes] = useState(steps[2]!)
  const delay = useMemo((): Delay => ({ task: task.id, minutes }), [task.id, minutes])
  const delayed = useMemo(() => advance(run, { type: 'delay', delay }), [run, delay])
  const after = delayed.course.finish
  const { forecast, progress } = useForecast(run.runbook, { ...question, delays: delayed.delays })
  const next = forecast && progress === null ? chanceInside(forecast, windowEnd) : null
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    panel.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [])

  return (
    // Escape closes the panel from any control in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={panel}
      className="player-delay grid gap-12px px-18px pt-16px pb-18px rounded-win text-small"
      aria-label={`Delay ${task.name}`}
      data-placed={place ? '' : undefined}
      style={place ?? undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <h4 className="line-clamp-2 fw-560 text-on-bottle">
        Delay {task.id} {task.name}
      </h4>
      <Segments
        legend="It takes longer by"
        options={steps.map((step) => ({
          value: step,
          text: `+${step < 60 ? step : duration(step)}${step === short.at(-1) ? ' min' : ''}`,
        }))}
        chosen={minutes}
        onChoose={setMinutes}
      />
      <p role="status">
        Finish <b className="fw-560 text-on-bottle">{at(after)}</b>
        {after > finish ? `, ${duration(after - finish)} later. ` : ': its float absorbs it. '}
        {next === null ? (
          'Counting the runs…'
        ) : (
          <>
            Inside the window in <b className="fw-560 text-on-bottle">{of100(next)} of 100</b> runs
            {chance !== null && of100(chance) !== of100(next)
              ? ` instead of ${of100(chance)}.`
              : '.'}
          </>
        )}
      </p>
      <div className="flex gap-8px">
        <BoardButton look="main" onClick={() => onDelay(delay)}>
          Delay it
        </BoardButton>
        <BoardButton onClick={onClose}>Cancel</BoardButton>
      </div>
    </section>
  )
}

import { useMemo, useState } from 'react'
import { duration } from '../../../lib/clock.ts'
import { DelayPanel } from '../../../product/run/delay-panel.tsx'
import { Segments } from '../../../product/run/segments.tsx'
import type { RunBoard } from '../../../product/run/use-board.ts'
import { chanceInside, finishKeptBy, of100 } from '../../../runbook/forecast/figures.ts'
import { advance } from '../../../runbook/model/advance.ts'
import { stateAt } from '../../../runbook/model/course.ts'
import { furthest, type Delay } from '../../../runbook/model/delay.ts'
import { limitText } from '../../../runbook/model/event.ts'
import { tasksOf } from '../../../runbook/model/run.ts'
import { useForecast } from '../forecast/use-forecast.ts'
import { OptionList } from '../option-list.tsx'
import type { Player } from '../use-player.ts'
import { usePlace } from './use-place.ts'

/** The delays to choose among, in minutes: longer ones where the run takes days. */
export function delaysFor(finish: number): number[] {
  return finish > 24 * 60 ? [30, 60, 240, 1440] : [5, 10, 20, 30]
}

type Props = {
  player: Player
  board: RunBoard
  delay: Delay
  isNarrow: boolean
  onApply: () => void
}

/** A delay before it is applied: whose it is, how long, and what it comes to. */
export function DelaySlot({ player, board, delay, isNarrow, onApply }: Props) {
  const { run, course, minute } = player
  const { slot, place } = usePlace(isNarrow)
  const delayed = useMemo(() => advance(run, { type: 'delay', delay }), [run, delay])
  const refusal = delayed.news?.kind === 'refused' ? delayed.news.why : undefined
  const sign = Math.sign(delay.minutes)
  const tasks = tasksOf(course)
    .filter((times) => times.task.id === delay.task || stateAt(times, minute) !== 'done')
    .map(({ task }) => ({ value: task.id, text: `${task.id} ${task.name}` }))

  return (
    <div ref={slot}>
      <DelayPanel
        look="board"
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
            />
          </>
        }
        onChoose={board.choose}
        onApply={onApply}
        onClose={board.close}
      >
        {refusal === undefined ? (
          <Outcome player={player} delayed={delayed} />
        ) : (
          <p role="status">{refusal}</p>
        )}
      </DelayPanel>
    </div>
  )
}

type MinutesProps = { minutes: number; onMinutes: (minutes: number) => void }

/** A length of one's own: what is typed stays as it is until it is left. */
function Minutes({ minutes, onMinutes }: MinutesProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <label className="flex items-center gap-1.5">
      <span className="sr-only">By</span>
      <input
        className="w-16"
        type="number"
        inputMode="numeric"
        min={1}
        max={furthest}
        value={typed ?? minutes}
        onChange={({ target }) => {
          setTyped(target.value)
          if (target.validity.valid && target.value !== '') onMinutes(target.valueAsNumber)
        }}
        onBlur={() => setTyped(null)}
      />
      min
    </label>
  )
}

/** The new finish, and the new chance while there still is one. */
function Outcome({ player, delayed }: { player: Player; delayed: Player['run'] }) {
  const { run, course, at, limits, foreseen, isForeseen } = player
  const limit = limits.at(-1)
  const question = { ...player.question, delays: delayed.delays }
  const { forecast, progress } = useForecast(run.runbook, isForeseen ? question : null)
  const later = delayed.course.finish - course.finish
  const isCounted = forecast !== null && progress === null
  const next = isCounted && limit ? of100(chanceInside(forecast, limit.end)) : null
  const chance =
    foreseen.forecast && limit ? of100(chanceInside(foreseen.forecast, limit.end)) : null
  return (
    <p role="status">
      Finish <b className="fw-560 text-on-bottle">{at(delayed.course.finish)}</b>
      {later !== 0 && `, ${duration(Math.abs(later))} ${later < 0 ? 'earlier' : 'later'}. `}
      {later === 0 &&
        (delayed.news?.kind === 'delayed' && delayed.news.minutes > 0
          ? ': its float absorbs it. '
          : ', as before. ')}
      {isForeseen && player.hasLinks && !isCounted && 'Counting the runs…'}
      {isForeseen && player.hasLinks && isCounted && !limit && (
        <>
          80 of 100 runs end by{' '}
          <b className="fw-560 text-on-bottle">{at(finishKeptBy(forecast, 80))}</b>.
        </>
      )}
      {isForeseen && player.hasLinks && limit && next !== null && (
        <>
          Inside {limitText(limit)} in <b className="fw-560 text-on-bottle">{next} of 100</b> runs
          {chance !== null && chance !== next ? ` instead of ${chance}.` : '.'}
        </>
      )}
    </p>
  )
}

import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { duration } from '../../../lib/clock.ts'
import { DelayPanel } from '../../../product/run/delay-panel.tsx'
import type { RunBoard } from '../../../product/run/use-board.ts'
import { chanceInside, finishKeptBy, of100 } from '../../../runbook/forecast/figures.ts'
import { limitText } from '../../../runbook/model/event.ts'
import { advance } from '../../../runbook/model/advance.ts'
import type { Delay } from '../../../runbook/model/delay.ts'
import type { Task } from '../../../runbook/model/task.ts'
import { useForecast } from '../forecast/use-forecast.ts'
import type { Player } from '../use-player.ts'
import { emptyPlace, type Box } from './empty-place.ts'

const size = { width: 340, height: 236 }

/** The delays to choose among, in minutes: longer ones where the run takes days. */
export function delaysFor(finish: number): number[] {
  return finish > 24 * 60 ? [30, 60, 240, 1440] : [5, 10, 20, 30]
}

type Props = {
  player: Player
  board: RunBoard
  delay: Delay
  task: Task
  isNarrow: boolean
  onApply: () => void
}

/** The delay's panel, where the lane is empty. */
export function DelaySlot({ player, board, delay, task, isNarrow, onApply }: Props) {
  const { run } = player
  const slot = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ left: number; top: number }>()
  const delayed = useMemo(() => advance(run, { type: 'delay', delay }), [run, delay])
  const isRefused = delayed.news?.kind === 'refused'
  const minutes = delaysFor(run.course.finish)

  useLayoutEffect(() => {
    const chart = slot.current?.parentElement
    if (!chart || isNarrow) return setPlace(undefined)
    const corner = chart.getBoundingClientRect()

    function boxOf(element: Element): Box {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return {
        left: left - corner.left,
        right: right - corner.left,
        top: top - corner.top,
        bottom: bottom - corner.top,
      }
    }

    const lane = boxOf(chart.querySelector('.player-lines')!)
    const seen = { ...lane, ...verticalOf(boxOf(chart.querySelector('.player-scroll')!)) }
    const own = chart.querySelector('[data-picked] .task-bar')
    const bars = [...chart.querySelectorAll('.task-bar, .player-label, .player-tracks')].map(boxOf)
    setPlace(emptyPlace(seen, own ? boxOf(own) : { ...seen, right: seen.left }, bars, size))
  }, [isNarrow])

  return (
    <div ref={slot}>
      <DelayPanel
        look="board"
        title={`Delay ${task.id} ${task.name}`}
        delay={delay}
        minutes={minutes.map((value, i) => ({
          value,
          text: `+${value < 60 ? value : duration(value)}${value < 60 && i === minutes.length - 1 ? ' min' : ''}`,
        }))}
        isRefused={isRefused}
        style={place}
        onChoose={board.choose}
        onApply={onApply}
        onClose={board.close}
      >
        {!isRefused && <Outcome player={player} delayed={delayed} />}
      </DelayPanel>
    </div>
  )
}

function verticalOf({ top, bottom }: Box) {
  return { top, bottom }
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
      {later > 0 ? `, ${duration(later)} later. ` : ': its float absorbs it. '}
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

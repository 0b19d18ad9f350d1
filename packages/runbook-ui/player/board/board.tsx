import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useBoard, type RunBoard } from '../../run/use-board.ts'
import type { RunAction } from '@cuewright/runbook/model'
import { useForecast, usePlan, useRun } from '../state/state.tsx'
import { binStep } from '../times.ts'
import { BackOutSlot } from './back-out-slot.tsx'
import { DelaySlot, delaysFor } from './delay-slot.tsx'
import { ForecastDetails } from './forecast-details.tsx'
import { Head } from './head.tsx'
import type { HeadlineProps } from './headline.tsx'
import { Legend } from './legend.tsx'
import { Timetable } from './timetable.tsx'
import { useRows } from './use-rows.ts'

type Props = Omit<HeadlineProps, 'children'> & {
  title: string
  /** The task that the report asked to show. */
  shown: { id: string } | null
  /** Called when the visitor picks a task or folds a group instead. */
  onHide: () => void
}

export function Board({ title, shown, onHide, reading, onRead }: Props) {
  const { run, course, act: dispatch } = useRun()
  const speed = speedFor(course.plannedFinish)
  const delay = delaysFor(course.plannedFinish)[2]!
  const board = useBoard(run, dispatch, { speed, delay })
  const { choice, line, open, close } = board
  const picked = choice?.task
  const highlighted = useMemo(
    () => (picked === undefined ? shown : { id: picked }),
    [picked, shown],
  )
  const [search, setSearch] = useState('')
  // The field shows each key at once; the rows follow when the browser has time.
  const deferredSearch = useDeferredValue(search)
  const { rows, unfold, fold } = useRows(highlighted?.id, deferredSearch)
  const end = useChartEnd()

  // Paint the pressed button first: scheduling two thousand tasks takes noticeably long.
  function act(...actions: RunAction[]) {
    afterPaint(() => board.act(...actions))
  }

  const pick = useCallback(
    (id: string) => {
      open(id)
      // The groups stay open after the panel has closed.
      unfold(id)
      onHide()
    },
    [open, unfold, onHide],
  )
  const toggle = useCallback(
    (group: string) => {
      close()
      fold(group)
      onHide()
    },
    [close, fold, onHide],
  )

  return (
    <div style={{ '--end': end }} data-playing={board.isPlaying || undefined}>
      <Head onPick={pick} {...{ title, reading, onRead, board, act }} />
      <ForecastDetails end={end} />
      <Timetable
        highlighted={highlighted}
        onFold={toggle}
        onPick={pick}
        {...{ title, rows, end, line }}
      >
        <BoardPanel board={board} act={act} />
      </Timetable>
      <Legend onSearch={setSearch} found={deferredSearch === '' ? null : rows} search={search} />
    </div>
  )
}

type PanelProps = { board: RunBoard; act: (...actions: RunAction[]) => void }

function BoardPanel({ board, act }: PanelProps) {
  const { choice, isAskingBackOut, close } = board
  if (choice)
    return (
      <DelaySlot
        delay={choice}
        board={board}
        onApply={() => act({ type: 'delay', delay: choice })}
      />
    )
  if (isAskingBackOut)
    return <BackOutSlot board={board} onApply={() => act({ type: 'backOut' })} onClose={close} />
  return null
}

/** In minutes per second: two, and more for a run of over a day, so that none takes longer than five minutes. */
function speedFor(end: number) {
  return Math.max(2, Math.ceil(end / 300))
}

/** The end of the chart in minutes, rounded up so that it seldom changes. */
function useChartEnd() {
  const { latest } = usePlan()
  const { forecast } = useForecast()
  const late = forecast?.finishes[Math.floor(forecast.finishes.length * 0.995)] ?? 0
  const most = Math.max(latest, late) * 1.05
  const step = binStep(most, 24)
  return Math.ceil(most / step) * step || 1
}

/** Runs `work` after the browser's next paint. */
function afterPaint(work: () => void) {
  requestAnimationFrame(() => setTimeout(work))
}

import { Controls } from '../../../run/controls.tsx'
import type { RunBoard } from '../../../run/use-board.ts'
import { BoardHead } from '../../../board/board-head.tsx'
import { duration } from '../../../../lib/clock.ts'
import { countStates, tasksOf, tell, viewRun, worthDelaying, type RunAction } from '#runbook/model'
import { usePlan, useRun } from '../../state/state.tsx'
import { startText } from '../../times.ts'
import { Headline, type HeadlineProps } from '../headline.tsx'
import { Delays } from './delays.tsx'
import { Speeds, type SpeedsProps } from './speeds.tsx'

type Props = SpeedsProps &
  Omit<HeadlineProps, 'children'> & {
    title: string
    board: RunBoard
    act: (...actions: RunAction[]) => void
    onPick: (task: string) => void
  }

export function Head({ title, board, act, onPick, chain, onLink, ...speeds }: Props) {
  const { run, course, minute } = useRun()
  const { at, wayBack } = usePlan()
  return (
    <BoardHead
      look="player"
      title={title}
      about={<About />}
      clock={at(minute ?? 0)}
      finishName={
        course.backedOutAt === null ? 'Finish if nothing else slips' : `${wayBack?.over} by`
      }
      finish={
        <>
          {at(course.finish)}
          {course.backedOutAt === null && <Late by={course.finish - course.plannedFinish} />}
        </>
      }
    >
      <div className="player-say relative z-2 col-span-full md:order-1 md:pt-3.5 md:edge-t-bottle-rule">
        <Headline chain={chain} onLink={onLink}>
          <Delays onUndo={(place) => act({ type: 'undo', place })} />
        </Headline>
      </div>
      <Controls
        label="Run it"
        className="player-actions no-print gap-2 lt-lg:col-span-full lt-md:[&>button]:min-h-11 lt-md:[&>button]:px-1.5"
        onDelay={() => onPick(worthDelaying(viewRun(run))!)}
        turnBack={wayBack?.act}
        onTurnBack={board.call}
        {...{ run, board, act }}
      >
        {!board.isReducedMotion && <Speeds {...speeds} />}
      </Controls>
    </BoardHead>
  )
}

function About() {
  const { run, course, minute } = useRun()
  const { own, at, wayBack } = usePlan()
  const { done, running, late } = countStates(tasksOf(course), minute)
  const counts = [
    `${done} done`,
    running + late > 0 && `${running + late} running`,
    late > 0 && `${late} late`,
  ]
  return (
    <>
      <p className="text-data text-on-bottle-2">
        {startText(own)}
        {minute !== null && ` · ${counts.filter(Boolean).join(', ')}`}
      </p>
      <p className="min-h-1.4em text-data text-on-bottle-2" role="status">
        {run.news && tell(run.news, at, { wayBack })}
      </p>
    </>
  )
}

function Late({ by }: { by: number }) {
  if (by === 0) return null
  return (
    <small
      className={`ml-2 text-small fw-400 tracking-normal lt-md:block lt-md:mt-1.5 lt-md:ml-0 ${by > 0 ? 'text-late-d' : 'text-done-d'}`}
    >
      {duration(Math.abs(by))} {by > 0 ? 'late' : 'early'}
    </small>
  )
}

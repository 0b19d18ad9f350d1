import {
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { afterPaint } from '../../../lib/after-paint.ts'
import { useClock } from '../../../product/run/use-clock.ts'
import { useReducedMotion } from '../../../lib/use-reduced-motion.ts'
import { lastCallKeptBy } from '../../../runbook/forecast/figures.ts'
import type { RunAction } from '../../../runbook/model/advance.ts'
import { countStates } from '../../../runbook/model/course.ts'
import { tasksOf, viewRun, worthDelaying } from '../../../runbook/model/run.ts'
import { binStep, scaleMarks, startText } from '../times.ts'
import type { Player } from '../use-player.ts'
import { usePrinting } from '../use-printing.ts'
import { Axis, Lines } from './axis.tsx'
import { Controls, speedsFor } from './head/controls.tsx'
import { DelaySlot } from './delay-slot.tsx'
import { Forecasted } from './forecasted.tsx'
import { BoardHead } from './head/head.tsx'
import { Legend } from './legend.tsx'
import { Overview } from './overview.tsx'
import { groupsAround, openByItself, rowsOf } from './rows.ts'
import { RowsView } from './rows-view.tsx'
import { useNarrow } from './use-rows-in-view.ts'

type Props = {
  readonly title: string
  readonly player: Player
  /** The task that a finding points at. */
  readonly shown: { readonly id: string } | null
  readonly owners: readonly string[]
  /** Whose tasks are told from the others; '' for everyone’s. */
  readonly owner: string
  readonly onOwner: (owner: string) => void
}

/** The minutes that the chart spans: everything that matters, and a round figure, so that it does not move. */
function chartEnd({ course, windowEnd, foreseen }: Player) {
  const finishes = foreseen.forecast?.finishes
  const late = finishes?.[Math.floor(finishes.length * 0.995)] ?? 0
  const most = Math.max(course.finish, windowEnd, late) * 1.05
  const step = binStep(most, 24)
  return Math.ceil(most / step) * step || 1
}

/** The run itself: clock, finish, forecast and timetable on one axis, with all that can be done to it. */
export function Board({ title, player, shown, owners, owner, onOwner }: Props) {
  const { own, run, course, backout, minute, isOver, at, windowEnd, foreseen, act } = player
  const [chosenOpen, setOpen] = useState<ReadonlySet<string> | null>(null)
  const byItself = useMemo(() => openByItself(own), [own])
  const open = chosenOpen ?? byItself
  const [search, setSearch] = useState('')
  // The field follows each key at once, the rows when there is time.
  const wanted = useDeferredValue(search)
  const [picked, setPicked] = useState<string | null>(null)
  const speeds = useMemo(() => speedsFor(course.plannedFinish), [course.plannedFinish])
  const [speed, setSpeed] = useState(speeds[1]!.perSecond)
  const isReducedMotion = useReducedMotion()
  const isNarrow = useNarrow()
  const isPrinting = usePrinting()
  const scroller = useRef<HTMLDivElement>(null)
  const views = useMemo(() => [...course.tasks, ...backout], [course, backout])
  const target = useMemo(() => (picked === null ? shown : { id: picked }), [picked, shown])

  const around = useCallback(
    (id: string | undefined) =>
      groupsAround(
        own.groups,
        views.find(({ task }) => task.id === id),
      ),
    [own.groups, views],
  )
  const unfolded = new Set([...open, ...around(target?.id)])
  const folding = [...unfolded].toSorted().join('\n')
  const rows = useMemo(
    () =>
      rowsOf(
        own.groups,
        { tasks: course.tasks, backout },
        { open: new Set(folding.split('\n')), search: wanted },
      ),
    [own.groups, course, backout, folding, wanted],
  )
  const end = chartEnd(player)
  const lastCall = foreseen.forecast && lastCallKeptBy(foreseen.forecast, 95)
  const critical = useMemo(
    () => new Map(foreseen.forecast?.tasks.map((each) => [each.id, each.critical])),
    [foreseen.forecast],
  )
  const { line, readMinute } = useClock({
    isPlaying: run.mode === 'playing' && !isReducedMotion && picked === null,
    minute: run.minute,
    speed,
    end: course.finish,
    onTick: (next) => act({ type: 'tick', minute: next }),
  })

  // What the run does next is to be watched: the panel would hold its clock. The press itself is
  // painted first: to schedule two thousand tasks anew takes longer than a finger notices.
  function dispatch(action: RunAction) {
    afterPaint(() =>
      startTransition(() => {
        setPicked(null)
        act({ type: 'tick', minute: readMinute() })
        act(action)
      }),
    )
  }

  const opener = useRef<Element>(null)
  const pick = useCallback(
    (id: string) => {
      opener.current = document.activeElement
      startTransition(() => {
        setPicked(id)
        // They stay open when the panel has gone.
        setOpen((old) => new Set([...(old ?? byItself), ...around(id)]))
      })
    },
    [around, byItself],
  )

  // Where the panel had the focus it goes back to what opened it.
  useEffect(() => {
    const back = opener.current
    if (picked !== null || document.activeElement !== document.body) return
    if (back instanceof HTMLElement) back.focus({ preventScroll: true })
  }, [picked])

  const fold = useCallback(
    (group: string) => {
      startTransition(() => {
        setPicked(null)
        setOpen(() => {
          const next = new Set(folding.split('\n'))
          if (!next.delete(group)) next.add(group)
          return next
        })
      })
    },
    [folding],
  )

  const wideMarks = end > 24 * 60 ? 6 : 11
  const lines = (
    <Lines
      marks={scaleMarks(end, isNarrow ? 4 : wideMarks, own.t0)}
      lastCall={course.backedOutAt === null ? lastCall : course.backedOutAt}
      {...{ windowEnd, minute, at, line }}
    />
  )

  return (
    <div style={{ '--end': end }}>
      <BoardHead
        title={title}
        facts={startText(own)}
        counts={countStates(tasksOf(course), minute)}
        message={player.message}
        {...{ course, minute, at }}
      >
        <Controls
          canBackOut={
            minute !== null && !isOver && course.backedOutAt === null && own.backout.length > 0
          }
          isPanelOpen={picked !== null}
          onSpeed={setSpeed}
          onDelay={() => (picked === null ? pick(worthDelaying(viewRun(run))!) : setPicked(null))}
          {...{ run, isOver, isReducedMotion, speeds, speed, dispatch }}
        />
      </BoardHead>
      <Forecasted player={player} end={end} />
      {(isNarrow || isPrinting) && (
        <Overview {...{ rows, minute, end, owner }}>
          <Axis most={4} t0={own.t0} {...{ end, windowEnd, minute, at }} />
          {isNarrow && lines}
        </Overview>
      )}
      <div className="relative print:hidden">
        {!isNarrow && <Axis most={wideMarks} t0={own.t0} {...{ end, windowEnd, minute, at }} />}
        <RowsView
          shown={target}
          onFold={fold}
          onPick={pick}
          {...{ title, rows, minute, end, at, critical, owner, scroller }}
        />
        {!isNarrow && lines}
        {picked !== null && (
          <DelaySlot
            key={picked}
            player={player}
            view={course.tasks.find(({ task }) => task.id === picked)}
            isNarrow={isNarrow}
            onDelay={(delay) => dispatch({ type: 'delay', delay })}
            onClose={() => setPicked(null)}
          />
        )}
      </div>
      <Legend
        onSearch={setSearch}
        found={wanted === '' ? null : rows}
        {...{ search, owners, owner, onOwner }}
      />
    </div>
  )
}

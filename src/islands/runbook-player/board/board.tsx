import { startTransition, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { afterPaint } from '../../../lib/after-paint.ts'
import { Controls } from '../../../product/run/controls.tsx'
import { useBoard } from '../../../product/run/use-board.ts'
import type { RunAction } from '../../../runbook/model/advance.ts'
import { countStates } from '../../../runbook/model/course.ts'
import { tasksOf, viewRun, worthDelaying } from '../../../runbook/model/run.ts'
import type { Guess } from '../../../runbook/read/questions/choices.ts'
import { binStep, minuteNow, scaleMarks, startText } from '../times.ts'
import { lastCallOf, type Player } from '../use-player.ts'
import { usePrinting } from '../use-printing.ts'
import { Axis, Hours, Lines } from './axis.tsx'
import { BackOutSlot } from './back-out-slot.tsx'
import { DelaySlot, delaysFor } from './delay-slot.tsx'
import { Forecasted } from './forecasted.tsx'
import { Delays } from './head/delays.tsx'
import { BoardHead } from './head/head.tsx'
import { Headline } from './headline.tsx'
import { Speeds, speedsFor, wallSpeed } from './head/speeds.tsx'
import { Legend } from './legend.tsx'
import { Overview } from './overview.tsx'
import { groupsAround, openByItself, rowsOf } from './board-rows.ts'
import { RowsView } from './rows-view.tsx'
import { useNarrow } from './use-rows-in-view.ts'

type Props = {
  title: string
  player: Player
  /** The task that a finding points at. */
  shown: { id: string } | null
  owners: readonly string[]
  /** The question whether rows that follow each other are linked, and the way to say so. */
  chain: Guess | undefined
  onLink: () => void
  /** Whose tasks are told from the others; '' for everyone’s. */
  owner: string
  onOwner: (owner: string) => void
}

/** The minutes that the chart spans: everything that matters, and a round figure, so that it does not move. */
function chartEnd({ latest, foreseen }: Player) {
  const finishes = foreseen.forecast?.finishes
  const late = finishes?.[Math.floor(finishes.length * 0.995)] ?? 0
  const most = Math.max(latest, late) * 1.05
  const step = binStep(most, 24)
  return Math.ceil(most / step) * step || 1
}

/** The run itself: clock, finish, forecast and timetable on one axis, with all that can be done to it. */
export function Board({ title, player, shown, chain, onLink, owners, owner, onOwner }: Props) {
  const { own, run, course, backout, minute, at, limits, foreseen, wayBack } = player
  const lastCall = lastCallOf(player)
  const [chosenOpen, setOpen] = useState<ReadonlySet<string> | null>(null)
  const byItself = useMemo(() => openByItself(own), [own])
  const open = chosenOpen ?? byItself
  const [search, setSearch] = useState('')
  // The field follows each key at once, the rows when there is time.
  const wanted = useDeferredValue(search)
  const speeds = useMemo(() => speedsFor(course.plannedFinish), [course.plannedFinish])
  const [speed, setSpeed] = useState(speeds[1]!.perSecond)
  const board = useBoard(run, player.act, { speed, delay: delaysFor(course.plannedFinish)[2]! })
  const { choice, line } = board
  const picked = choice?.task
  const isNarrow = useNarrow()
  const isPrinting = usePrinting()
  const scroller = useRef<HTMLDivElement>(null)
  const views = useMemo(() => [...course.tasks, ...backout], [course, backout])
  const target = useMemo(() => (picked === undefined ? shown : { id: picked }), [picked, shown])

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
        { tasks: course.tasks, backout, backoutName: wayBack?.tasks },
        { open: new Set(folding.split('\n')), search: wanted },
      ),
    [own.groups, course, backout, wayBack, folding, wanted],
  )
  const end = chartEnd(player)
  const critical = useMemo(
    () => new Map(foreseen.forecast?.tasks.map((each) => [each.id, each.critical])),
    [foreseen.forecast],
  )
  const due = useMemo(
    () =>
      new Map(
        // The earliest of a task's deadlines counts.
        player.deadlines.toSorted((a, b) => b.by - a.by).map(({ task, by }) => [task, by]),
      ),
    [player.deadlines],
  )
  // The press itself is painted first: scheduling two thousand tasks takes longer than a person
  // expects to wait.
  function act(...actions: RunAction[]) {
    const isGoing = actions.some(({ type }) => type === 'start' || type === 'resume')
    // A run that is under way today goes with the clock on the wall.
    const wall = isGoing && speed === wallSpeed ? minuteNow(own, course.finish) : null
    if (wall !== null) actions.push({ type: 'tick', minute: wall })
    afterPaint(() => board.act(...actions))
  }

  const { open: choose, close } = board
  const pick = useCallback(
    (id: string) => {
      choose(id)
      // They stay open when the panel has gone.
      startTransition(() => setOpen((old) => new Set([...(old ?? byItself), ...around(id)])))
    },
    [around, byItself, choose],
  )

  const fold = useCallback(
    (group: string) => {
      close()
      startTransition(() =>
        setOpen(() => {
          const next = new Set(folding.split('\n'))
          if (!next.delete(group)) next.add(group)
          return next
        }),
      )
    },
    [folding, close],
  )

  const wideMarks = end > 24 * 60 ? 6 : 11
  const hours = <Hours marks={scaleMarks(end, isNarrow ? 4 : wideMarks, own.t0)} />
  const lines = (
    <Lines
      lastCall={course.backedOutAt === null ? lastCall : course.backedOutAt}
      {...{ limits, minute, at, line }}
    />
  )

  return (
    <div style={{ '--end': end }}>
      <BoardHead
        title={title}
        facts={startText(own)}
        counts={countStates(tasksOf(course), minute)}
        message={player.message}
        answer={
          <Headline {...{ player, chain, onLink }}>
            <Delays player={player} onUndo={(place) => act({ type: 'undo', place })} />
          </Headline>
        }
        {...{ course, minute, at, wayBack }}
      >
        <Controls
          label="Run it"
          className="player-actions no-print gap-2 lt-lg:col-span-full lt-md:[&>button]:min-h-11 lt-md:[&>button]:px-1.5"
          onDelay={() => pick(worthDelaying(viewRun(run))!)}
          turnBack={wayBack?.act}
          onTurnBack={board.call}
          {...{ run, board, act }}
        >
          {!board.isReducedMotion && <Speeds onSpeed={setSpeed} {...{ speeds, speed }} />}
        </Controls>
      </BoardHead>
      <Forecasted player={player} end={end} />
      {(isNarrow || isPrinting) && (
        <Overview {...{ rows, minute, end, owner }}>
          <Axis most={4} t0={own.t0} {...{ end, limits, minute, at }} />
          {isNarrow && hours}
          {isNarrow && lines}
        </Overview>
      )}
      <div className="player-chart relative print:hidden">
        {!isNarrow && hours}
        {!isNarrow && <Axis most={wideMarks} t0={own.t0} {...{ end, limits, minute, at }} />}
        <RowsView
          shown={target}
          onFold={fold}
          onPick={pick}
          {...{ title, rows, minute, end, at, critical, due, owner, scroller }}
        />
        {!isNarrow && lines}
        {choice && (
          <DelaySlot
            delay={choice}
            onApply={() => act({ type: 'delay', delay: choice })}
            {...{ player, board, isNarrow }}
          />
        )}
        {board.isCalling && wayBack && (
          <BackOutSlot
            onApply={() => act({ type: 'backOut' })}
            onClose={close}
            {...{ player, wayBack, isNarrow }}
          />
        )}
      </div>
      <Legend
        onSearch={setSearch}
        found={wanted === '' ? null : rows}
        {...{ search, owners, owner, onOwner }}
        limit={limits[0]?.name ?? 'window'}
      />
    </div>
  )
}

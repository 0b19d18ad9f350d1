import './woken.css'
import { useId, useReducer, useRef, useState } from 'react'
import { clockTime, duration } from '../../lib/clock.ts'
import { counted } from '../../lib/counted.ts'
import { BoardHead } from '../../product/board/board-head.tsx'
import { Gantt } from '../../product/gantt/gantt.tsx'
import { paymentsMigration } from '../../product/payments-migration.ts'
import { viewRun, type RunView } from '../../runbook/run.ts'
import { Controls } from './controls.tsx'
import { DelayPanel } from './delay-panel.tsx'
import { play, preview, type PlayAction } from './play.ts'
import { useClock } from './use-clock.ts'
import { useReducedMotion } from '../../lib/use-reduced-motion.ts'

const { name, day, t0, windowEnd, tasks } = paymentsMigration
/** Minutes of chart after the window's end, where its label stands. */
const spaceAfterWindow = 36
const owners = new Set(tasks.map(({ owner }) => owner)).size
const facts = `${day} ${t0} · ${tasks.length} tasks · ${owners} owners · illustrative event`

/** The hero's runbook: a night that a visitor can start, delay, back out and reset. */
export default function LiveRunbook() {
  const [state, dispatch] = useReducer(play, preview)
  const [picked, setPicked] = useState<string>()
  const [hasDelayed, setHasDelayed] = useState(false)
  const isReducedMotion = useReducedMotion()
  const panelId = useId()
  const opener = useRef<HTMLElement>(null)
  const view = viewRun(state.run)
  // Under reduced motion the night goes on by steps alone.
  useClock(state.mode === 'playing' && !isReducedMotion && picked === undefined, dispatch)

  function open(id: string) {
    opener.current = document.activeElement as HTMLElement
    setHasDelayed(false)
    setPicked(id)
  }

  // What the night does next is to be watched: the panel would hold its clock.
  function act(action: PlayAction) {
    setPicked(undefined)
    dispatch(action)
  }

  function close() {
    setPicked(undefined)
    opener.current?.focus()
  }

  return (
    <div className="wide board">
      <BoardHead name={name} facts={facts} t0={t0} view={view}>
        <Controls
          play={state}
          view={view}
          dispatch={act}
          isReducedMotion={isReducedMotion}
          isPanelOpen={picked !== undefined}
          panelId={panelId}
          onDelay={() => (picked === undefined ? open(worthDelaying(view)) : close())}
        />
      </BoardHead>
      <p className="board-message" role="status">
        {state.message}
      </p>
      {picked !== undefined && (
        <DelayPanel
          id={panelId}
          view={view}
          t0={t0}
          picked={picked}
          onPick={setPicked}
          effect={hasDelayed ? state.message : undefined}
          onDelay={(minutes) => {
            dispatch({ type: 'delay', task: picked, minutes })
            setHasDelayed(true)
          }}
          onClose={close}
        />
      )}
      <Gantt
        caption={`${name}: every task with its owner, start and state`}
        t0={t0}
        tasks={view.tasks}
        end={Math.max(windowEnd, view.finish) + spaceAfterWindow}
        now={view.minute}
        windowEnd={windowEnd}
        onPick={open}
        picked={picked}
      />
      <BackoutLine view={view} />
    </div>
  )
}

/** The task that a delay teaches most about: the critical one that runs now, or the next to come. */
function worthDelaying({ running, tasks: views }: RunView): string {
  const open = views.filter(({ state }) => state === 'planned')
  const task = [...running, ...open].find(({ isCritical }) => isCritical) ?? views[0]!
  return task.task.id
}

function BackoutLine({
  view: { status, backout, minute, isPastPointOfNoReturn },
}: {
  view: RunView
}) {
  if (status !== 'running') return null
  const text = isPastPointOfNoReturn
    ? 'Past the point of no return: a backout now returns accepted payments first'
    : `Backout if called now: ${counted(backout.tasks.length, 'task')}, ${duration(backout.finish - minute)}, finished by ${clockTime(t0, backout.finish)}`
  return (
    <p className="board-backout" data-outside={!backout.isInsideWindow || undefined}>
      {text}
      {!backout.isInsideWindow && ', after the window ends'}
    </p>
  )
}

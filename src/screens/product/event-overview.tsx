import { duration } from '@cuewright/runbook/words'
import type { Phase, TaskView } from '@cuewright/runbook/model'
import { LightSign } from '@cuewright/runbook-ui/board'
import { byPhase, phaseNames, StateChip, stateWord } from '@cuewright/runbook-ui/bars'
import { type Screen, Window } from '../kit/window.tsx'
import { at, backoutAt, lightAt, runAt } from '../../events/event-times.ts'
import { owners } from '../../events/payments-migration.ts'

/** Reconciliation and the smoke test are running; the last gate is half an hour away. */
const minute = 232
const view = runAt(minute)
const wayBack = backoutAt(minute)
const gate = view.tasks.find(({ task, state }) => task.gate && state === 'planned')!

const turns = owners.map((name) => ({
  name,
  now: view.tasks.find(({ task, state }) => task.owner === name && state !== 'done'),
}))
const running = view.running.map(({ task }) => `${task.id} ${task.name}`).join(' and ')

export const eventOverview: Screen = {
  title: 'Event Overview',
  days: 0,
  minute,
  when: `Sunday ${at(minute)}`,
  desk: 'Operations wall',
  alt:
    `At ${at(minute)} the forecast finish is ${at(view.finish)} and the status Go. ` +
    `The ${gate.task.gate?.decidedBy} decides next, at ${at(gate.start)}. ${owners.length} owners are on one clock. Running now: ${running}.`,
  Component: EventOverview,
}

function EventOverview() {
  return (
    <Window of={eventOverview} className="grid gap-3.5 p-4 @[620px]:px-7 @[620px]:py-4.5" isDark>
      <div className="flex flex-wrap items-end gap-x-8 gap-y-2 [&_.light]:text-body [&_.light-shape]:w-5 [&_.light-shape]:h-5 @[620px]:[&_.light]:ml-auto">
        <div>
          <div className="ui-label">Clock</div>
          <div className="ui-figure text-title">{at(minute)}</div>
        </div>
        <div>
          <div className="ui-label">Finish</div>
          <div className="ui-figure text-poster">{at(view.finish)}</div>
        </div>
        <LightSign light={lightAt(minute)} />
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-3.5">
        {byPhase(view.tasks).map(([phase, tasks]) => (
          <PhaseSquares key={phase} phase={phase} tasks={tasks} />
        ))}
      </div>
      <div className="grid gap-x-8 gap-y-3 @[620px]:parts-2-1">
        <div>
          <div className="ui-label">Next decision</div>
          <b className="mr-1.5 text-body">{at(gate.start)}</b> {gate.task.name}, by the{' '}
          {gate.task.gate?.decidedBy}
        </div>
        <div>
          <div className="ui-label">Backout if called now</div>
          <b className="mr-1.5 text-body">{at(wayBack.finish)}</b> {wayBack.backout.length} tasks,{' '}
          {duration(wayBack.finish - minute)}
        </div>
      </div>
      <div className="grid grid-cols-2 gap-x-5 @[620px]:grid-cols-4">
        {turns.map((turn) => (
          <Turn key={turn.name} {...turn} />
        ))}
      </div>
    </Window>
  )
}

function PhaseSquares({ phase, tasks }: { phase: Phase; tasks: readonly TaskView[] }) {
  return (
    <div style={{ flexGrow: tasks.length }}>
      <div className="ui-label">
        {phaseNames[phase]}, {tasks.filter(({ state }) => state === 'done').length} of{' '}
        {tasks.length}
      </div>
      <div className="overview-squares flex flex-wrap gap-1 mt-1.5">
        {tasks.map(({ task, state }) => (
          <i key={task.id} data-state={state}>
            {task.id}
          </i>
        ))}
      </div>
    </div>
  )
}

function Turn({ name, now }: (typeof turns)[number]) {
  return (
    <div
      className="flex below-520px:data-[spare]:hidden flex-col items-start gap-0.5 py-2 edge-t-bottle-rule"
      data-spare={now?.state !== 'running' || undefined}
    >
      <b>{name}</b>
      {now ? (
        <>
          <span>
            {now.task.id} {now.task.name}
          </span>
          {now.state === 'planned' ? (
            <span className="ui-label">cue {at(now.start)}</span>
          ) : (
            <span className="text-on-bottle-2">
              <StateChip state={now.state}>{stateWord(now)}</StateChip> to {at(now.finish)}
            </span>
          )}
        </>
      ) : (
        <span className="ui-label">Done</span>
      )}
    </div>
  )
}

import { duration } from '@cuewright/runbook/words'
import { viewOf } from '@cuewright/runbook/model'
import { LightSign } from '@cuewright/runbook-ui/board'
import { StatusChip, statusWords } from '../kit/chips.tsx'
import { type Screen, Window } from '../kit/window.tsx'
import { at, lightAt, previewRun, runAt } from '../../events/event-times.ts'
import { issuesOnTheNight } from '../../events/payments-migration-issues.ts'
import { paymentsMigration as event, type Owner } from '../../events/payments-migration.ts'
import { StateChip, stateWord } from '@cuewright/runbook-ui/bars'

const owner: Owner = 'Network'
const view = runAt(previewRun.minute)
const mine = view.tasks.filter(({ task }) => task.owner === owner)
const next = mine.find(({ state }) => state === 'planned')!
const waitsFor = next.task.after.map((id) => viewOf(view, id))
const last = waitsFor.toSorted((a, b) => a.finish - b.finish).at(-1)!
const onCall = event.backout.filter((task) => task.owner === owner)
const issues = issuesOnTheNight.filter((issue) => issue.owner === owner)

export const homePage: Screen = {
  title: 'Home Page',
  days: 0,
  minute: view.minute,
  when: `${event.day} ${at(view.minute)}`,
  desk: owner,
  alt:
    `The ${owner} team’s home page at ${at(view.minute)}. Next cue: ${at(next.start)}, ` +
    `${next.task.id} ${next.task.name}, after ${waitsFor.map(({ task }) => `${task.id} ${task.name}`).join(' and ')}. ` +
    `Finish ${at(view.finish)}.`,
  Component: HomePage,
}

function HomePage() {
  return (
    <Window of={homePage} className="grid @[640px]:parts-11-10">
      <NextCue />
      <div data-spare className="px-6 py-7 bg-$soft">
        <div className="mb-5">
          <div className="pb-1.5 edge-b-$edge fw-600">Your night</div>
          {mine.map(({ task, start, finish }) => (
            <div key={task.id} className="ui-row">
              <b>{at(start)}</b>
              <span>
                {task.id} {task.name}
                <small>{duration(finish - start)}</small>
              </span>
            </div>
          ))}
          {onCall.map((task) => (
            <div key={task.id} className="ui-row">
              <b>On call</b>
              <span>
                {task.id} {task.name}
                <small>only if the backout is called</small>
              </span>
            </div>
          ))}
        </div>
        <div>
          <div className="pb-1.5 edge-b-$edge fw-600">Your issues</div>
          {issues.map(({ id, title, status }) => (
            <div key={id} className="ui-row">
              <b>{id}</b>
              <span>{title}</span>
              <StatusChip is={status === 'resolved' ? 'done' : 'open'}>
                {statusWords[status]}
              </StatusChip>
            </div>
          ))}
        </div>
      </div>
    </Window>
  )
}

function NextCue() {
  return (
    <div className="flex flex-col px-4 py-5 @[640px]:px-6 @[640px]:py-7">
      <div className="ui-label">Your next cue, in {duration(next.start - view.minute)}</div>
      <div className="ui-figure mt-1.5 mb-1 text-poster">{at(next.start)}</div>
      <div className="text-item fw-560">
        {next.task.id} {next.task.name}
      </div>
      <p className="mt-1 mb-5 text-$text-2">
        Planned {at(next.plannedStart)}; {last.task.id} {last.task.name} now ends at{' '}
        {at(last.finish)}.
      </p>
      <div>
        <div className="pb-1.5 edge-b-$edge fw-600">It waits for</div>
        {waitsFor.map((before) => (
          <div key={before.task.id} className="ui-row">
            <span>
              {before.task.id} {before.task.name}
              <small>
                {before.task.owner}, until {at(before.finish)}
              </small>
            </span>
            <StateChip state={before.state}>{stateWord(before)}</StateChip>
          </div>
        ))}
      </div>
      <div className="[&_.light-reason]:hidden mt-auto pt-5">
        <div className="pb-1.5 edge-b-$edge fw-600">Live now</div>
        <div className="ui-row">
          <b>{at(view.finish)}</b>
          <span>
            {event.name}
            <small>planned finish {at(view.plannedFinish)}</small>
          </span>
          <LightSign light={lightAt(view.minute)} />
        </div>
      </div>
    </div>
  )
}

import { useMemo, useState } from 'react'
import { duration, counted } from '@cuewright/runbook/words'
import { ownersOf, linksOf, stateAt, type TaskTimes } from '@cuewright/runbook/model'
import { StateChip } from '../../bars/state-chip.tsx'
import { OptionList } from '../fields.tsx'
import { usePlan, useRun } from '../state/state.tsx'
import type { TimeForm } from '../times.ts'
import { stateText } from '../words.ts'
import { ReportHeading, ReportLine, RestOf } from './parts.tsx'

const listed = 8

type Props = {
  views: readonly TaskTimes[]
  owners: readonly string[]
  owner: string
  /** A team can do several tasks at once, so it has no clashes. */
  isTeam: boolean
  onOwner: (owner: string) => void
}

export function Cues({ views, owners, owner, isTeam, onOwner }: Props) {
  const { minute } = useRun()
  const [isWhole, setIsWhole] = useState(false)
  const own = useMemo(
    () =>
      views
        .filter(({ task, ended }) => ownersOf(task.owner).includes(owner) && ended !== 'skipped')
        .toSorted((a, b) => a.start - b.start),
    [views, owner],
  )
  // While the clock runs, the list begins two cues before the next one.
  const next = own.findIndex((view) => stateAt(view, minute) !== 'done')
  const from = Math.max(0, Math.min(next - 2, own.length - listed))

  function items(some: readonly TaskTimes[]) {
    return (
      <ol className="list-none">
        {some.map((view) => (
          <Cue key={view.task.id} {...{ view, own, isTeam }} />
        ))}
      </ol>
    )
  }

  return (
    <section className="player-cues min-w-0">
      <ReportHeading
        note="when to start what"
        beside={
          <label>
            <span className="sr-only">Owner</span>
            <select
              className="max-w-14em"
              value={owner}
              onChange={(event) => onOwner(event.target.value)}
            >
              <OptionList
                options={owners.map((name) => ({ value: name, text: name }))}
                chosen={owner}
              />
            </select>
          </label>
        }
      >
        My cues
      </ReportHeading>
      {items(own.slice(from, from + listed))}
      {own.length > listed && (
        <details onToggle={({ currentTarget }) => setIsWhole(currentTarget.open)}>
          <RestOf>All {own.length} cues</RestOf>
          {isWhole && items(own)}
        </details>
      )}
    </section>
  )
}

type CueProps = Pick<Props, 'isTeam'> & {
  view: TaskTimes
  own: readonly TaskTimes[]
}

const dated = 'grid-cols-[minmax(104px,auto)_minmax(0,1fr)_auto]'
/** The first is as wide as the form's times, so that the names begin below each other. */
const columns: Readonly<Record<TimeForm, string>> = {
  clock: 'grid-cols-[minmax(52px,auto)_minmax(0,1fr)_auto]',
  day: dated,
  'from T0': dated,
}

function Cue({ view, own, isTeam }: CueProps) {
  const { minute } = useRun()
  const { at, until, timeForm } = usePlan()
  const state = stateAt(view, minute)
  const clash = isTeam
    ? undefined
    : own.find((other) => other !== view && other.start < view.finish && view.start < other.finish)
  const waitsFor = linksOf(view.task).map(({ from }) => from)
  return (
    <ReportLine columns={columns[timeForm]}>
      <time className="fw-560">{at(view.start)}</time>
      <span>
        {view.task.name || view.task.id}
        <small className="block text-data text-ink-2">
          {state === 'done'
            ? `finished ${until(view.finish)}`
            : `${duration(view.finish - view.start)}${waitingWords(waitsFor)}`}
        </small>
      </span>
      {clash && state === 'planned' ? (
        <StateChip state="clash">
          Clash with {clash.task.id},{' '}
          {duration(Math.min(view.finish, clash.finish) - Math.max(view.start, clash.start))}
        </StateChip>
      ) : (
        <StateChip state={state}>
          {state === 'planned' ? 'Planned' : stateText(view, state, { at, until })}
        </StateChip>
      )}
    </ReportLine>
  )
}

/** ', waits for tasks 3, 5, 7 and 4 others'. */
function waitingWords(tasks: readonly string[]): string {
  if (tasks.length === 0) return ''
  const named = tasks.slice(0, 3).join(', ')
  const others = tasks.length > 3 ? ` and ${counted(tasks.length - 3, 'other')}` : ''
  return `, waits for ${tasks.length === 1 ? 'task' : 'tasks'} ${named}${others}`
}

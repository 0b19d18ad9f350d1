import { useMemo, useState } from 'react'
import { duration, counted } from '@cuewright/runbook/words'
import { ownersOf, linksOf, stateAt, type TaskTimes } from '@cuewright/runbook/model'
import { StateChip } from '../../bars/state-chip.tsx'
import { OptionList } from '../fields.tsx'
import { usePlan, useRun } from '../state/state.tsx'
import type { TimeForm } from '../times.ts'
import { stateText } from '../state-text.ts'
import { ReportHeading, ReportLine, RestOf } from './parts.tsx'

const listed = 8

type Props = {
  tasks: readonly TaskTimes[]
  owners: readonly string[]
  owner: string
  /** A team can do several tasks at once, so it has no clashes. */
  isTeam: boolean
  onOwner: (owner: string) => void
}

export function Cues({ tasks, owners, owner, isTeam, onOwner }: Props) {
  const { minute } = useRun()
  const [isWhole, setIsWhole] = useState(false)
  const cues = useMemo(
    () =>
      tasks
        .filter(({ task, ended }) => ownersOf(task.owner).includes(owner) && ended !== 'skipped')
        .toSorted((a, b) => a.start - b.start),
    [tasks, owner],
  )
  // While the clock runs, the list begins two cues before the next one.
  const next = cues.findIndex((times) => stateAt(times, minute) !== 'done')
  const from = Math.max(0, Math.min(next - 2, cues.length - listed))

  function items(some: readonly TaskTimes[]) {
    return (
      <ol className="list-none">
        {some.map((times) => (
          <Cue key={times.task.id} {...{ times, cues, isTeam }} />
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
      {items(cues.slice(from, from + listed))}
      {cues.length > listed && (
        <details onToggle={({ currentTarget }) => setIsWhole(currentTarget.open)}>
          <RestOf>All {cues.length} cues</RestOf>
          {isWhole && items(cues)}
        </details>
      )}
    </section>
  )
}

type CueProps = Pick<Props, 'isTeam'> & {
  times: TaskTimes
  cues: readonly TaskTimes[]
}

const dated = 'grid-cols-[minmax(104px,auto)_minmax(0,1fr)_auto]'
/** The first is as wide as the form's times, so that the names begin below each other. */
const columns: Readonly<Record<TimeForm, string>> = {
  clock: 'grid-cols-[minmax(52px,auto)_minmax(0,1fr)_auto]',
  day: dated,
  'from T0': dated,
}

function Cue({ times, cues, isTeam }: CueProps) {
  const { minute } = useRun()
  const { at, until, timeForm } = usePlan()
  const state = stateAt(times, minute)
  const clash = isTeam
    ? undefined
    : cues.find(
        (other) => other !== times && other.start < times.finish && times.start < other.finish,
      )
  const waitsFor = linksOf(times.task).map(({ from }) => from)
  return (
    <ReportLine columns={columns[timeForm]}>
      <time className="fw-560">{at(times.start)}</time>
      <span>
        {times.task.name || times.task.id}
        <small className="block text-data text-ink-2">
          {state === 'done'
            ? `finished ${until(times.finish)}`
            : `${duration(times.finish - times.start)}${waitingWords(waitsFor)}`}
        </small>
      </span>
      {clash && state === 'planned' ? (
        <StateChip state="clash">
          Clash with {clash.task.id},{' '}
          {duration(Math.min(times.finish, clash.finish) - Math.max(times.start, clash.start))}
        </StateChip>
      ) : (
        <StateChip state={state}>
          {state === 'planned' ? 'Planned' : stateText(times, state, { at, until })}
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

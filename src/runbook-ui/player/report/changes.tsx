import { duration } from '../../../lib/clock.ts'
import { counted } from '../../../lib/counted.ts'
import type { ChangeKind, Changes, TaskChange } from '#runbook/versions'
import type { TimeText } from '../times.ts'
import { ReportLine, RestOf } from './parts.tsx'
import { Becomes } from './moved.tsx'

const listed = 6

export const kindNames: Readonly<Record<ChangeKind, string>> = {
  added: 'added',
  gone: 'removed',
  moved: 'moved',
  reowned: 'reassigned',
  renamed: 'renamed',
}

type Told = { kind: ChangeKind; at: TimeText; onShow: (task: string) => void }

export function ChangesOf({ count, first, ...told }: Told & Changes) {
  function items(some: readonly TaskChange[]) {
    return (
      <ol className="list-none">
        {some.map((change) => (
          <Line key={change.id} change={change} {...told} />
        ))}
      </ol>
    )
  }

  return (
    <section>
      <h3 className="py-1 text-small fw-560">
        {counted(count, 'task')} {kindNames[told.kind]}
      </h3>
      {items(first.slice(0, listed))}
      {count > listed && (
        <details>
          <RestOf>{(count - listed).toLocaleString('en-GB')} more</RestOf>
          {/* Not printed, because the table of all tasks is. */}
          <div className="no-print">
            {items(first.slice(listed))}
            {count > first.length && <p>Only the first {first.length} are listed.</p>}
          </div>
        </details>
      )}
    </section>
  )
}

type LineProps = Told & { change: TaskChange }

function Line({ kind, change, at, onShow }: LineProps) {
  const { id, was, now } = change
  const name = (now ?? was)!.name || `Task ${id}`
  return (
    <ReportLine columns="grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      {now ? (
        <button type="button" className="link" onClick={() => onShow(id)}>
          {name}
        </button>
      ) : (
        <span>{name}</span>
      )}
      <span className="text-ink-2">
        <Detail {...{ kind, change, at }} />
      </span>
    </ReportLine>
  )
}

function Detail({ kind, change: { was, now }, at }: Omit<LineProps, 'onShow'>) {
  const only = was && now ? null : (was ?? now)
  if (only) {
    const from = only.start === null ? 'In the backout' : `From ${at(only.start)}`
    return `${from}, ${duration(only.length)}, ${only.owner || 'no owner'}`
  }
  if (!was || !now) return null
  if (kind === 'renamed') return `was “${was.name}”`
  if (kind === 'reowned')
    return <Pair was={was.owner || 'no owner'} now={now.owner || 'no owner'} />
  if (was.start === null || now.start === null)
    return was.start === now.start ? (
      <Takes {...{ was, now }} />
    ) : (
      `${now.start === null ? 'goes to' : 'leaves'} the backout`
    )
  return (
    <>
      {was.start !== now.start && <Pair was={at(was.start)} now={at(now.start)} />}
      {was.start !== now.start && was.length !== now.length && ', '}
      {was.length !== now.length && <Takes {...{ was, now }} />}
    </>
  )
}

function Takes({ was, now }: { was: { length: number }; now: { length: number } }) {
  return (
    <>
      takes <Pair was={duration(was.length)} now={duration(now.length)} />
    </>
  )
}

function Pair({ was, now }: { was: string; now: string }) {
  return (
    <span className="whitespace-nowrap">
      {was}
      <Becomes />
      {now}
    </span>
  )
}

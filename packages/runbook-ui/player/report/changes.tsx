import { duration, counted } from '@cuewright/runbook/words'
import type { ChangeKind, Changes, TaskChange } from '@cuewright/runbook/versions'
import type { TimeText } from '../times.ts'
import { ReportLine, RestOf } from './parts.tsx'

const listed = 6

export const kindNames: Readonly<Record<ChangeKind, string>> = {
  added: 'added',
  gone: 'removed',
  moved: 'moved',
  reowned: 'reassigned',
  renamed: 'renamed',
}

type Props = Changes & { kind: ChangeKind; at: TimeText; onShow: (task: string) => void }

export function ChangesOf({ count, first, kind, at, onShow }: Props) {
  function items(some: readonly TaskChange[]) {
    return (
      <ol className="list-none">
        {some.map((change) => {
          const { id, was, now } = change
          const name = (now ?? was)!.name || `Task ${id}`
          return (
            <ReportLine key={id} columns="grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
              {now ? (
                <button type="button" className="link" onClick={() => onShow(id)}>
                  {name}
                </button>
              ) : (
                <span>{name}</span>
              )}
              <span className="text-ink-2">{detailOf(kind, change, at)}</span>
            </ReportLine>
          )
        })}
      </ol>
    )
  }

  return (
    <section className="pb-4 [break-inside:avoid-column]">
      <h3 className="py-1 text-small fw-560">
        {counted(count, 'task')} {kindNames[kind]}
      </h3>
      {items(first.slice(0, listed))}
      {count > listed && (
        <details>
          <RestOf>{(count - listed).toLocaleString('en-GB')} more</RestOf>
          {/* Not printed, because the printed table of all tasks shows it. */}
          <div className="no-print">
            {items(first.slice(listed))}
            {count > first.length && <p>Only the first {first.length} are listed.</p>}
          </div>
        </details>
      )}
    </section>
  )
}

/** What is new about a task, and what it was: '22:10, was 22:00, takes 40 min, was 30 min'. */
function detailOf(kind: ChangeKind, { was, now }: TaskChange, at: TimeText): string {
  if (!was || !now) {
    const { start, length, owner } = (was ?? now)!
    const from = start === null ? 'In the backout' : `From ${at(start)}`
    return `${from}, ${duration(length)}, ${owner || 'no owner'}`
  }
  if (kind === 'renamed') return `was “${was.name}”`
  if (kind === 'reowned') return `${now.owner || 'no owner'}, was ${was.owner || 'no owner'}`
  const takes =
    was.length !== now.length && `takes ${duration(now.length)}, was ${duration(was.length)}`
  const isMoved = was.start !== now.start
  if (was.start === null || now.start === null)
    return isMoved
      ? now.start === null
        ? 'now in the backout'
        : 'no longer in the backout'
      : takes || ''
  return [isMoved && `${at(now.start)}, was ${at(was.start)}`, takes].filter(Boolean).join(', ')
}

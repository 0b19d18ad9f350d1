import { memo, useRef } from 'react'
import { duration, counted } from '@cuewright/runbook/words'
import type { Finding } from '@cuewright/runbook/findings'
import type { OwnerKind } from '@cuewright/runbook/model'
import { useFocusKept } from '../use-focus-kept.ts'
import { ReportHeading, ReportLine, RestOf } from './parts.tsx'

const listed = 6

type Props = {
  findings: readonly Finding[]
  onShow: (task: string) => void
  /** What the visitor has said of owners. */
  marked: readonly OwnerKind[]
  onTeam: (marked: OwnerKind) => void
}

/** What is wrong with the runbook: first what blocks it, then what costs minutes, then risks. */
export const Findings = memo(function Findings({ findings, ...others }: Props) {
  const section = useRef<HTMLElement>(null)
  const keepFocus = useFocusKept(section)
  const rest = {
    ...others,
    onTeam: (kind: OwnerKind) => {
      keepFocus()
      others.onTeam(kind)
    },
  }
  const teams = findings.flatMap(({ owner }) => (owner?.isTeam ? [owner] : []))
  const wrong = findings.filter(({ owner }) => !owner?.isTeam)
  const most = Math.max(1, ...wrong.map(({ minutes }) => minutes ?? 0))
  const priced = wrong.filter(({ minutes }) => (minutes ?? 0) > 0).length

  function items(some: readonly Finding[]) {
    return (
      <ol className="list-none">
        {some.map((finding) => (
          <Item key={finding.kind + finding.title} {...{ finding, most }} {...rest} />
        ))}
      </ol>
    )
  }

  return (
    <section ref={section} tabIndex={-1} className="player-findings min-w-0 focus:[outline:0]">
      <ReportHeading
        isMain
        beside={
          <small className="text-small fw-400 text-ink-2">
            {priced === 0
              ? counted(wrong.length, 'finding')
              : `${counted(priced, 'finding')} ${priced === 1 ? 'costs' : 'cost'} minutes`}
          </small>
        }
      >
        What to fix first
      </ReportHeading>
      {wrong.length === 0 && (
        <p className="text-small">
          Nothing: every task has an owner and a duration, and every dependency leads to a task.
        </p>
      )}
      {items(wrong.slice(0, listed))}
      {wrong.length > listed && (
        <details>
          <RestOf>{wrong.length - listed} more</RestOf>
          {items(wrong.slice(listed))}
        </details>
      )}
      {teams.length > 0 && <Teams teams={teams} {...rest} />}
    </section>
  )
})

type TeamsProps = Pick<Props, 'marked' | 'onTeam'> & { teams: readonly OwnerKind[] }

function Teams({ teams, ...rest }: TeamsProps) {
  return (
    <details className="no-print">
      <RestOf>
        {counted(teams.length, 'owner')} counted as {teams.length === 1 ? 'a team' : 'teams'}
      </RestOf>
      <p className="text-small">
        A team can do several tasks at once. If one of these is a single person, say so.
      </p>
      <ol className="list-none">
        {teams.map((owner) => (
          <ReportLine key={owner.owner} columns="grid-cols-[minmax(0,1fr)_auto]">
            <b className="fw-560 text-ink">{owner.owner}</b>
            <TeamButtons owner={owner} {...rest} />
          </ReportLine>
        ))}
      </ol>
    </details>
  )
}

type TeamProps = Pick<Props, 'marked' | 'onTeam'> & { owner: OwnerKind }

/** Asks whether an owner is one person or a team. Once answered, only the other button remains. */
function TeamButtons({ owner: { owner, isTeam }, marked, onTeam }: TeamProps) {
  const isAnswered = isTeam || marked.some((kind) => kind.owner === owner)
  const answers = isAnswered ? [!isTeam] : [true, false]
  return answers.map((asTeam) => (
    <button
      key={String(asTeam)}
      type="button"
      className="link mr-3 no-print"
      onClick={() => onTeam({ owner, isTeam: asTeam })}
    >
      {asTeam ? 'A team' : 'One person'}
      <span className="sr-only"> ({owner})</span>
    </button>
  ))
}

type ItemProps = Omit<Props, 'findings'> & { finding: Finding; most: number }

function Item({ finding, most, onShow, ...teams }: ItemProps) {
  const { minutes, isBlocking, title, detail, tasks, owner } = finding
  const [first] = tasks
  const hasPrice = minutes !== null && minutes > 0
  const colour = isBlocking ? 'text-late' : hasPrice ? 'text-ink' : 'text-ink-2'
  return (
    <ReportLine columns="grid-cols-[84px_minmax(0,1fr)_auto] lt-sm:parts-1-auto">
      <span className={`${colour} ${hasPrice ? 'text-topic narrow fw-560 whitespace-nowrap' : ''}`}>
        {hasPrice ? duration(minutes) : isBlocking ? 'blocker' : 'risk'}
        {hasPrice && (
          <i
            className="player-solid block w-[calc(var(--share)*100%)] h-1 mt-0.75 bg-ink"
            style={{ '--share': minutes / most }}
          />
        )}
      </span>
      <p className="text-small text-ink-2 lt-sm:order-1 lt-sm:col-span-full">
        <b className="fw-560 text-ink">{title}.</b> {detail}{' '}
        {owner && <TeamButtons owner={owner} {...teams} />}
      </p>
      {first !== undefined && (
        <button type="button" className="link no-print" onClick={() => onShow(first)}>
          Show<span className="sr-only"> {title}</span>
        </button>
      )}
    </ReportLine>
  )
}

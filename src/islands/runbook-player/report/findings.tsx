import { memo } from 'react'
import { duration } from '../../../lib/clock.ts'
import { counted } from '../../../lib/counted.ts'
import type { Finding } from '../../../runbook-files/findings/finding.ts'

const open = 6

type Props = {
  readonly findings: readonly Finding[]
  readonly onShow: (task: string) => void
}

/** What is wrong with the runbook: what keeps it from being run, what costs minutes, then the risks. */
export const Findings = memo(function Findings(props: Props) {
  const { findings, onShow } = props
  const most = Math.max(1, ...findings.map(({ minutes }) => minutes ?? 0))
  const dear = findings.filter(({ minutes }) => minutes !== null && minutes > 0)
  const rest = findings.length - open
  return (
    <section className="player-findings">
      <h3>
        What to fix first
        <small>
          {dear.length > 0
            ? `${counted(dear.length, 'finding')} with a price`
            : counted(findings.length, 'finding')}
        </small>
      </h3>
      {findings.length === 0 && (
        <p>Nothing found: every task has an owner, a duration and links that hold.</p>
      )}
      <ol>
        {findings.slice(0, open).map((finding) => (
          <Item key={finding.kind + finding.title} finding={finding} most={most} onShow={onShow} />
        ))}
      </ol>
      {rest > 0 && (
        <details>
          <summary>{rest} more</summary>
          <ol>
            {findings.slice(open).map((finding) => (
              <Item
                key={finding.kind + finding.title}
                finding={finding}
                most={most}
                onShow={onShow}
              />
            ))}
          </ol>
        </details>
      )}
    </section>
  )
})

type ItemProps = Pick<Props, 'onShow'> & { readonly finding: Finding; readonly most: number }

function Item({ finding, most, onShow }: ItemProps) {
  const { minutes, isBlocking, title, detail, tasks } = finding
  const [first] = tasks
  const hasPrice = minutes !== null && minutes > 0
  return (
    <li data-blocking={isBlocking || undefined}>
      <span className="player-price">
        {hasPrice ? duration(minutes) : isBlocking ? 'stops it' : 'risk'}
        {hasPrice && <i style={{ '--share': minutes / most }} />}
      </span>
      <p>
        <b>{title}.</b> {detail}
      </p>
      {first !== undefined && (
        <button type="button" className="link no-print" onClick={() => onShow(first)}>
          Show<span className="sr-only"> {title}</span>
        </button>
      )}
    </li>
  )
}

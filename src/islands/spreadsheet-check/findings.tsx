import { isBlocking, kindWords } from './finding.ts'
import type { FindingGroup } from './finding.ts'
import { counted } from '../../lib/counted.ts'

/** So many are open at once; the others wait behind a summary. */
const open = 5

/** What was found, by kind: what keeps the runbook from being run first, then what is worth a look. */
export function Findings({ groups }: { groups: readonly FindingGroup[] }) {
  if (groups.length === 0)
    return (
      <p className="check-clean">
        Nothing found: every task has an owner, a duration and dependencies that hold.
      </p>
    )
  return (
    <div className="check-findings">
      {groups.map((group) => (
        <section key={group.kind} data-blocking={isBlocking(group.kind) || undefined}>
          <h4>
            {kindWords[group.kind].title}
            <span className="check-count">{group.count}</span>
          </h4>
          <p className="small">
            <b>{isBlocking(group.kind) ? 'Stops a run. ' : 'Worth a look. '}</b>
            {kindWords[group.kind].note}
          </p>
          <FindingList group={group} />
        </section>
      ))}
    </div>
  )
}

function FindingList({ group: { count, texts } }: { group: FindingGroup }) {
  const [first, rest] = [texts.slice(0, open), texts.slice(open)]
  return (
    <div className="check-list">
      <Items texts={first} />
      {rest.length > 0 && (
        <details>
          <summary>
            {count > texts.length
              ? `The next ${rest.length} of ${count - open} more`
              : `${rest.length} more`}
          </summary>
          <Items texts={rest} />
          {count > texts.length && (
            <p className="small">and {counted(count - texts.length, 'other')}, not listed</p>
          )}
        </details>
      )}
    </div>
  )
}

function Items({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="check-items">
      {texts.map((text, i) => (
        // Two findings may read the same, and the list never changes its order.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={i}>{text}</li>
      ))}
    </ul>
  )
}

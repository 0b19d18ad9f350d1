import type { EventIssue } from '../../events/payments-migration-issues.ts'

export const severityWords = { high: 'High', medium: 'Medium', low: 'Low' } as const
export const statusWords = {
  open: 'Open',
  'in progress': 'In progress',
  resolved: 'Resolved',
} as const

const bars = [1, 2, 3]
const filled = { high: 3, medium: 2, low: 1 } as const

export function Severity({ of: severity }: { of: EventIssue['severity'] }) {
  return (
    <span className="inline-flex items-center gap-0.5">
      {bars.map((bar) => (
        <i key={bar} className="ui-severity" data-filled={bar <= filled[severity] || undefined} />
      ))}
      {severityWords[severity]}
    </span>
  )
}

type StatusProps = { is: 'done' | 'open' | 'half'; children: string }

/** Filled when the record is settled, outlined when it is open. */
export function StatusChip({ is, children }: StatusProps) {
  return (
    <span className="chip ui-status" data-is={is}>
      {children}
    </span>
  )
}

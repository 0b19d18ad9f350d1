import type { EventIssue } from '../payments-migration-issues.ts'

const severities = { high: 'High', medium: 'Medium', low: 'Low' } as const
const statuses = { open: 'Open', 'in progress': 'In progress', resolved: 'Resolved' } as const

export function severityWord(severity: EventIssue['severity']) {
  return severities[severity]
}

export function statusWord(status: EventIssue['status']) {
  return statuses[status]
}

/** How much an issue matters: three, two or one bars filled, and the word. */
export function Severity({ of: severity }: { of: EventIssue['severity'] }) {
  return (
    <span className="ui-severity inline-flex items-center gap-0.5" data-severity={severity}>
      <i />
      <i />
      <i className="mr-5px" />
      {severityWord(severity)}
    </span>
  )
}

type StatusProps = { is: 'done' | 'open' | 'half'; children: string }

/** A record's status: full when it is settled, outlined when it is not. */
export function StatusChip({ is, children }: StatusProps) {
  return (
    <span
      className="chip ui-status [box-shadow:inset_0_0_0_1px_var(--text-2)] data-[is=done]:bg-done data-[is=done]:[box-shadow:none] data-[is=done]:text-ground"
      data-is={is}
    >
      {children}
    </span>
  )
}

import type { ReactNode } from 'react'

type Props = { facts: readonly { name: string; value: ReactNode }[]; className?: string }

export function FactSheet({ facts, className = '' }: Props) {
  return (
    <dl className={`text-small edge-t-ink ${className}`}>
      {facts.map(({ name, value }) => (
        <div key={name} className="grid label-24 gap-4 py-2.25 edge-b-rule">
          <dt className="text-ink-3">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

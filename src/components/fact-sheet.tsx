import type { ReactNode } from 'react'

type Props = { facts: readonly { name: string; text: ReactNode }[]; className?: string }

export function FactSheet({ facts, className = '' }: Props) {
  return (
    <dl className={`text-small edge-t-ink ${className}`}>
      {facts.map(({ name, text }) => (
        <div key={name} className="grid label-24 gap-4 py-2.25 edge-b-rule">
          <dt className="text-ink-3">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

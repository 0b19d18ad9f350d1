import type { ReactNode } from 'react'

type Props = { facts: readonly { name: string; value: ReactNode }[]; className?: string }

/** Names and values as ruled lines, as a record shows them. */
export function Facts({ facts, className = '' }: Props) {
  return (
    <dl className={`facts ${className}`}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

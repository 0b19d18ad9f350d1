import type { Capability } from './copy.ts'

type Props = {
  facts: readonly Capability[]
  /** The list's layout, and that of each fact in it. */
  className: string
  itemClass: string
}

/** Capabilities as a description list; each phase lays it out in its own way. */
export function CapabilityList({ facts, className, itemClass }: Props) {
  return (
    <dl className={className}>
      {facts.map(({ name, text }) => (
        <div key={name} className={itemClass}>
          <dt className="fw-560 leading-tight">{name}</dt>
          <dd className="mt-1 text-small">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

import type { Capability } from './copy.ts'

/** Capabilities as a description list; each phase sets it in a way of its own. */
export function CapabilityList({
  facts,
  className,
}: {
  facts: readonly Capability[]
  className: string
}) {
  return (
    <dl className={className}>
      {facts.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

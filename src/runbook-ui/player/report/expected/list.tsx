import { useRef, type ReactNode } from 'react'
import { ReportHeading } from '../heading.tsx'
import { ReportLine } from '../line.tsx'

type Props = {
  heading: string
  /** `text` is shown, `of` below it; `name` tells a screen reader what 'Remove' removes. */
  lines: readonly { text: string; of?: string; name: string }[]
  onRemove: (place: number) => void
  /** What the items do to the forecast, or what they are for. */
  outcome: ReactNode
  /** The form that adds an item. */
  children: ReactNode
}

/** A list of risks or deadlines, each with a button to remove it. */
export function ExpectedList({ heading, lines, onRemove, outcome, children }: Props) {
  /** Takes the focus when the pressed button disappears. */
  const told = useRef<HTMLParagraphElement>(null)

  function remove(place: number) {
    onRemove(place)
    told.current?.focus({ preventScroll: true })
  }

  return (
    <section className={`min-w-0 ${lines.length === 0 ? 'no-print' : ''}`} aria-label={heading}>
      <ReportHeading>{heading}</ReportHeading>
      <p
        ref={told}
        tabIndex={-1}
        role="status"
        className="pb-2.25 focus:[outline:0] text-small text-ink-2"
      >
        {outcome}
      </p>
      <ul className="list-none">
        {lines.map(({ text, of, name }, place) => (
          // Two lines may be equal, so only the index tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <ReportLine key={place} columns="grid-cols-[minmax(0,1fr)_auto]">
            <span>
              {text}
              {of !== undefined && <small className="block text-data text-ink-2">{of}</small>}
            </span>
            <button type="button" className="link no-print" onClick={() => remove(place)}>
              Remove<span className="sr-only"> {name}</span>
            </button>
          </ReportLine>
        ))}
      </ul>
      {children}
    </section>
  )
}

type Props = {
  notes: readonly { name: string; text: string }[]
  /** Its columns. */
  className: string
}

/** Short explanations side by side, each below its name. */
export function NoteList({ notes, className }: Props) {
  return (
    <dl className={`grid gap-6 mt-8 ${className}`}>
      {notes.map(({ name, text }) => (
        <div key={name} className="pt-3 edge-t-rule-strong">
          <dt className="fw-600">{name}</dt>
          <dd className="mt-1 leading-normal text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

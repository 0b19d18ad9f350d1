type Props = {
  first: string
  second: string
  /** The colour class of the second line. */
  tone: 'text-late' | 'text-late-d' | 'text-done'
  className: string
}

/** What a drawing says, in two lines above it. */
export function Statement({ first, second, tone, className }: Props) {
  return (
    <p className={`headings-face text-statement ${className}`}>
      <span className="block text-balance">{first}</span>
      <span className={`block ${tone}`}>{second}</span>
    </p>
  )
}

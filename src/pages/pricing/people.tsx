type Props = { count: number; className: string }

/** One upright mark per person, drawn as borders so that they print. */
export function People({ count, className }: Props) {
  return (
    <span className={`people ${className}`} aria-hidden>
      {Array.from({ length: count }, (_, at) => (
        <i key={at} />
      ))}
    </span>
  )
}

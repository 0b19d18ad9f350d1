type Props = { count: number; className: string; mark?: string }

/** So many people, one upright mark each, drawn as borders so that they print. */
export function People({ count, className, mark = 'h-3.5 edge-l-2-current' }: Props) {
  return (
    <span className={className} aria-hidden>
      {Array.from({ length: count }, (_, at) => (
        <i key={at} className={mark} />
      ))}
    </span>
  )
}

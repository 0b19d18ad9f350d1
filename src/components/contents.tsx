export type ContentsEntry = {
  id: string
  text: string
  /** What stands at its tick: the minute at which it is read, or its number. */
  mark: string
}

type Props = { label: string; entries: readonly ContentsEntry[] }

/** The headings of a long text as ticks of a ruler beside it, on screens that have the room. */
export function Contents({ label, entries }: Props) {
  return (
    <nav aria-label="Contents" className="toc no-print">
      <p className="toc-label">{label}</p>
      <ol className="toc-list">
        {entries.map(({ id, text, mark }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className="toc-mark">{mark}</span> {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

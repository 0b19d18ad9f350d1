export type ContentsEntry = {
  id: string
  text: string
  /** What is written at its tick: the minute at which it is read, or its number. */
  mark: string
}

type Props = { label: string; entries: readonly ContentsEntry[] }

/** The headings of a long text as ticks of a ruler beside it, on screens that have the room. */
export function Contents({ label, entries }: Props) {
  return (
    <nav
      aria-label="Contents"
      className="toc hidden lg:block mt-9 [.clauses_&]:mt-11.25 text-small no-print"
    >
      <p className="pb-2 text-ink-3">{label}</p>
      <ol className="[scroll-target-group:auto] [background:repeating-linear-gradient(var(--rule-strong)_0_1px,transparent_1px_8px)_0_0/7px_100%_no-repeat]">
        {entries.map(({ id, text, mark }) => (
          <li key={id}>
            <a
              className="grid label-13 [.clauses_&]:label-6 pt-1.25 pb-2.75 pl-4.5 no-underline hover:text-ink hover:underline hover:[text-underline-offset:4px]"
              href={`#${id}`}
            >
              <span className="text-ink-3 narrow">{mark}</span> {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

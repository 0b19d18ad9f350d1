import type { Span, why } from './copy.ts'

type Props = typeof why

/** Standard hours and a cutover on one scale: the second begins when the first is long over. */
export function WhyAssurance({ title, claim, text, days, lanes, gap, caption }: Props) {
  const hours = days.length * 24

  function place([from, to]: Span) {
    return { left: `${(from / hours) * 100}%`, width: `${((to - from) / hours) * 100}%` }
  }

  return (
    <section className="ruled">
      <div className="page pt-14 pb-14">
        <div className="cols gap-y-6">
          <h2 className="col-span-12 md:col-span-5">{title}</h2>
          <div className="col-span-12 md:col-span-7 col-rule">
            <p className="claim">{claim}</p>
            <p className="text-ink-2 mt-4 measure">{text}</p>
          </div>
        </div>
        <figure className="mt-8">
          <div className="nights drawing text-[.875rem] leading-[1.3]" aria-hidden>
            <p className="nights-days grid auto-cols-[1fr] grid-flow-col ml-[var(--names)] edge-b-ink">
              {days.map((day) => (
                <span key={day}>
                  {day.slice(0, 3)}
                  <span className="max-sm:hidden">{day.slice(3)}</span>
                </span>
              ))}
            </p>
            {lanes.map(({ name, kind, spans, label }) => (
              <div key={kind} className="nights-lane" data-kind={kind}>
                <b className="fw-560">{name}</b>
                <p>
                  {spans.map((span) => (
                    <i key={span[0]} style={place(span)} />
                  ))}
                  {kind === 'standard' && (
                    <span className="nights-gap" style={place(gap.span)}>
                      <span className="relative top-[-.7em] px-8px bg-ground fw-560 text-late">
                        {gap.label}
                      </span>
                    </span>
                  )}
                  {label && (
                    <span
                      className="nights-label whitespace-nowrap"
                      style={{ left: `${(spans[0]![1] / hours) * 100}%` }}
                    >
                      {label}
                    </span>
                  )}
                </p>
              </div>
            ))}
          </div>
          <figcaption className="small text-ink-2 mt-3.5">{caption}</figcaption>
        </figure>
      </div>
    </section>
  )
}

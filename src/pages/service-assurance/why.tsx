type Props = {
  title: string
  claim: string
  text: string
  days: readonly string[]
  lanes: { standard: string; event: string; assured: string }
  caption: string
}

/** Standard hours and a cutover on one scale: the second begins when the first is long over. */
export function WhyAssurance({ title, claim, text, days, lanes, caption }: Props) {
  return (
    <section className="ruled">
      <div className="page band">
        <div className="cols gap-y-6">
          <h2 className="col-span-12 md:col-span-5">{title}</h2>
          <div className="col-span-12 md:col-span-7 col-rule">
            <p className="claim">{claim}</p>
            <p className="text-ink-2 mt-5 measure">{text}</p>
          </div>
        </div>
        <figure className="mt-[clamp(32px,3vw,48px)]">
          <div
            className="grid grid-cols-4 text-[.875rem] [font-stretch:88%] max-sm:text-[.75rem]"
            aria-hidden
          >
            {days.map((day) => (
              <span
                key={day}
                className="pb-1.5 pl-2 max-sm:pl-1 border-0 border-l border-solid border-rule-strong"
              >
                {day}
              </span>
            ))}
          </div>
          <div className="weekend-lanes" aria-hidden>
            <Lane
              name={lanes.standard}
              className="border-ink-2 bg-ground"
              spans={[
                [8, 18],
                [32, 42],
              ]}
            />
            <Lane name={lanes.event} className="border-ink bg-ink" spans={[[70, 76.5]]} />
            <Lane name={lanes.assured} className="border-done bg-done" spans={[[44, 96]]} />
          </div>
          <figcaption className="small text-ink-2 mt-3.5">{caption}</figcaption>
        </figure>
      </div>
    </section>
  )
}

function share(hours: number) {
  return `${(hours / 96) * 100}%`
}

type LaneProps = { name: string; className: string; spans: [number, number][] }

function Lane({ name, className, spans }: LaneProps) {
  return (
    <div className="relative h-17 line-b">
      <span className="absolute top-1.75 left-2 px-.5 bg-ground text-[.875rem] fw-560 leading-[1.4]">
        {name}
      </span>
      {spans.map(([from, to]) => (
        <span
          key={from}
          className={`absolute bottom-3 h-4 rounded-bar border-[1.5px] border-solid ${className}`}
          style={{ left: share(from), width: share(to - from) }}
        />
      ))}
    </div>
  )
}

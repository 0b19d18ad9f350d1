type Props = { title: string; claim: string; text: string }

const days = ['Thursday', 'Friday', 'Saturday', 'Sunday']

/** Standard hours and a cutover night on one scale: the second begins when the first is long over. */
export function WhyAssurance({ title, claim, text }: Props) {
  return (
    <section className="ruled">
      <div className="page band">
        <div className="cols gap-y-6">
          <h2 className="col-span-12 md:col-span-5">{title}</h2>
          <div className="col-span-12 md:col-span-7">
            <p className="claim">{claim}</p>
            <p className="text-ink-2 mt-5 measure">{text}</p>
          </div>
        </div>
        <figure className="weekend">
          <div className="weekend-days" aria-hidden>
            {days.map((day) => (
              <span key={day}>{day}</span>
            ))}
          </div>
          <div className="weekend-lanes" aria-hidden>
            <Lane
              name="Standard support"
              kind="standard"
              spans={[
                [8, 18],
                [32, 42],
              ]}
            />
            <Lane name="A cutover" kind="event" spans={[[70, 76.5]]} />
            <Lane name="Service Assurance" kind="assured" spans={[[44, 96]]} />
          </div>
          <figcaption className="small text-ink-2">
            Standard support: weekdays, 08:00 to 18:00. The cutover: Saturday 22:00 to Sunday 04:30.
            Service Assurance: here from Friday evening, through the night, to the end of Sunday.
          </figcaption>
        </figure>
      </div>
    </section>
  )
}

function share(hours: number) {
  return `${(hours / 96) * 100}%`
}

type LaneProps = { name: string; kind: string; spans: [number, number][] }

function Lane({ name, kind, spans }: LaneProps) {
  return (
    <div className="weekend-lane" data-kind={kind}>
      <span className="weekend-name">{name}</span>
      {spans.map(([from, to]) => (
        <span
          key={from}
          className="weekend-bar"
          style={{ left: share(from), width: share(to - from) }}
        />
      ))}
    </div>
  )
}

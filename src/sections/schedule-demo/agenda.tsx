type Props = {
  title: string
  lead: string
  stops: readonly { from: number; text: string }[]
  minutes: number
}

/** What happens in the half hour, as a timetable: each part is as tall as it is long. */
export function Agenda({ title, lead, stops, minutes }: Props) {
  return (
    <div className="agenda-column">
      <h1>{title}</h1>
      <p className="lead mt-6">{lead}</p>
      <ol className="demo-agenda">
        {stops.map(({ from, text }, i) => (
          <li key={from} style={{ flexGrow: (stops[i + 1]?.from ?? minutes) - from }}>
            <b>{clock(from)}</b> {text}
          </li>
        ))}
        <li>
          <b>{clock(minutes)}</b> The end, on time
        </li>
      </ol>
    </div>
  )
}

const clock = (minute: number) => `00:${String(minute).padStart(2, '0')}`

type Props = {
  label: string
  stops: readonly { from: number; text: string }[]
  minutes: number
  end: string
}

/** What happens in the half hour, as a timetable: each part is as tall as it is long. */
export function Agenda({ label, stops, minutes, end }: Props) {
  return (
    <ol
      className="demo-agenda flex flex-col md:h-105 list-none text-[.9375rem] leading-[1.35]"
      aria-label={label}
    >
      {stops.map(({ from, text }, i) => (
        <li key={from} style={{ flexGrow: (stops[i + 1]?.from ?? minutes) - from }}>
          <b className="[font-stretch:84%]">{clock(from)}</b> <span>{text}</span>
        </li>
      ))}
      <li>
        <b className="[font-stretch:84%]">{clock(minutes)}</b> <span>{end}</span>
      </li>
    </ol>
  )
}

function clock(minute: number) {
  return `00:${String(minute).padStart(2, '0')}`
}

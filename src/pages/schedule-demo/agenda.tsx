import type { agenda } from './copy.ts'

/** The half hour to scale: a block for each part, as long as it lasts. */
export function Agenda({ label, stops, minutes, end }: typeof agenda) {
  const lengths = stops.map(({ from }, i) => (stops[i + 1]?.from ?? minutes) - from)
  return (
    <ol
      className="agenda"
      aria-label={label}
      style={{ '--parts': lengths.map((length) => `${length}fr`).join(' ') }}
    >
      {stops.map(({ from, text }, i) => (
        <li key={from} style={{ '--minutes': lengths[i] }}>
          <b className="figures">{from}</b> <small className="text-data text-ink-3">min</small>
          <p>{text}</p>
        </li>
      ))}
      <li className="agenda-end">
        <b className="figures">{minutes}</b> <small>min</small>
        <p>{end}</p>
      </li>
    </ol>
  )
}

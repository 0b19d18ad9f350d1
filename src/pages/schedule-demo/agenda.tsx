import type { agenda } from './copy.ts'

const stop = 'grid label-11 min-h-11 py-2 pl-3.5 edge-t-rule-strong'

/** As tall as the window beside it, and a part is as tall as it is long. */
export function Agenda({ label, stops, minutes, end }: typeof agenda) {
  return (
    <ol className="list-none flex flex-col text-small" aria-label={label}>
      {stops.map(({ from, text }, i) => (
        <li
          key={from}
          className={`${stop} edge-l-3-ink`}
          style={{ flex: (stops[i + 1]?.from ?? minutes) - from }}
        >
          <b className="narrow">{clock(from)}</b> <span>{text}</span>
        </li>
      ))}
      <li className={`${stop} edge-l-3-transparent`}>
        <b className="narrow">{clock(minutes)}</b> <span>{end}</span>
      </li>
    </ol>
  )
}

function clock(minute: number) {
  return `00:${String(minute).padStart(2, '0')}`
}

import { Band } from '../../components/band.tsx'
import { ExternalLink } from '../../components/external-link.tsx'
import { britishDate } from '@cuewright/runbook/words'
import type { expectations } from './copy.ts'

const today = new Date().toISOString().slice(0, 10)

type Props = typeof expectations

export function Expectations({ title, items }: Props) {
  return (
    <Band name="Regulators" on="on-dark">
      <div className="cols items-end">
        <h2 className="col-span-12 md:col-span-4">{title}</h2>
        <DateAxis items={items} />
      </div>
      <ul className="swipe mt-6">
        {items.map(({ topic, claim, text, since, sources }) => (
          <li
            key={topic}
            className="cols gap-y-3.5 py-6 max-sm:py-4 max-sm:content-start edge-t-bottle-rule"
          >
            <div className="col-span-12 md:col-span-4">
              <h3>{claim}</h3>
              <p className="text-small text-on-bottle-2 mt-2">{topic}</p>
            </div>
            <p className="col-span-12 md:col-span-5 measure text-on-bottle-2">{text}</p>
            <p className="col-span-12 md:col-span-3 text-small">
              <b className="block fw-560">
                {since > today ? 'From' : 'Since'} {britishDate(since)}
              </b>
              {sources.map(({ label, href }) => (
                <ExternalLink
                  key={label}
                  href={href}
                  className="inline-flex items-center min-h-9 mr-4 text-on-bottle-2 underline-offset-3"
                >
                  {label}
                </ExternalLink>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </Band>
  )
}

/** Hidden from screen readers: the rows below say the same in words. */
function DateAxis({ items }: Pick<Props, 'items'>) {
  const days = [...items.map(({ since }) => since), today].toSorted()
  const [first, last] = [Number(days[0]!.slice(0, 4)), Number(days.at(-1)!.slice(0, 4))]
  const years = Array.from({ length: last - first + 1 }, (_, i) => String(first + i))
  const from = Date.parse(years[0]!)
  // Leaves room for a quarter of a year after the last day.
  const span = Date.parse(days.at(-1)!) + 90 * 24 * 3_600_000 - from

  function place(day: string) {
    return { '--at': `${Math.round(((Date.parse(day) - from) / span) * 1000) / 10}%` }
  }

  return (
    <div className="date-axis col-span-12 md:col-span-8" aria-hidden>
      {years.map((year) => (
        <i key={year} style={place(year)}>
          {year}
        </i>
      ))}
      {items.map(({ mark, since }) => (
        <span key={mark} style={place(since)} data-ahead={since > today || undefined}>
          {mark}
        </span>
      ))}
      <b style={place(today)}>today</b>
    </div>
  )
}

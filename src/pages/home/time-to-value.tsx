import { Band } from '../../components/band.tsx'
import { BandHead } from '../../components/band-head.tsx'
import type { timeToValue } from './copy.ts'

/** Where a stop begins. The first seven days take 43.75 % of the ruler. Long texts wrap before the next stop. */
const places: Readonly<Record<number, string>> = {
  1: 'left-0',
  2: 'left-6.25%',
  3: 'left-12.5%',
  8: 'left-43.75% lg:w-13.393%',
  13: 'left-57.143% lg:w-24.107%',
  22: 'left-81.25%',
}

export function TimeToValue({ title, lead, stops }: typeof timeToValue) {
  return (
    <Band name="Timeline">
      <BandHead title={title} lead={lead} />
      <ol className="weeks">
        {stops.map(({ when, text, from }) => (
          <li key={text} className={places[from]} data-part={when === undefined || undefined}>
            {when && <b className="block fw-600 text-ink">{when}</b>}
            {text}
          </li>
        ))}
      </ol>
    </Band>
  )
}

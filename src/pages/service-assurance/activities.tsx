import { Band } from '../../components/band.tsx'
import type { doing } from './copy.ts'

const lane = 'col-span-12 md:col-start-8 md:col-span-5'

/** Not to scale: each phase is a quarter of the lane. */
export function Activities({ title, phases, legend, items }: typeof doing) {
  return (
    <Band name="Activities" className="band-tight">
      <h2>{title}</h2>
      <div className="drawing mt-6">
        <div className="cols fw-560 text-small narrow" aria-hidden>
          <p className={`grid grid-cols-4 items-end ${lane}`}>
            {phases.map((phase) => (
              <span
                key={phase}
                className="h-full px-2 max-sm:px-1 pb-1.5 edge-l-rule-strong max-sm:text-data"
              >
                {phase}
              </span>
            ))}
          </p>
        </div>
        <ol>
          {items.map(({ name, text, span: [from, to], ...item }) => {
            const isIfNeeded = 'isIfNeeded' in item
            const look = isIfNeeded ? 'edge-1.5-dashed-ink-2 bg-ground text-ink' : 'edge-1.5-done'
            return (
              <li
                key={name}
                className="cols max-md:block items-center max-md:pt-2.5 edge-t-rule-strong"
              >
                <h3 className="col-span-3 text-body">{name}</h3>
                <p className="col-span-4 py-2.5 max-md:pt-1 max-md:pb-2 leading-snug text-ink-2">
                  {text}
                </p>
                <p
                  className={`relative self-stretch min-h-16 max-md:min-h-11 py-2.5 ruled-lane [--step:25%] ${lane}`}
                >
                  <i
                    className={`lane-bar activity-bar ${look}`}
                    style={{ left: `${from * 25}%`, width: `${(to - from) * 25}%` }}
                  >
                    {isIfNeeded ? legend.ifNeeded : legend.always}
                  </i>
                </p>
              </li>
            )
          })}
        </ol>
      </div>
    </Band>
  )
}

import { Band } from '../../components/band.tsx'
import { BandHead } from '../../components/band-head.tsx'
import type { doing } from './copy.ts'

/** Not to scale: each phase is a quarter of the lane. */
export function Activities({ title, claim, phases, legend, items }: typeof doing) {
  return (
    <Band name="Activities" className="pt-14 pb-14">
      <BandHead title={title} lead={claim} />
      <div className="drawing mt-6 [--lane:56%] max-md:[--lane:100%]">
        <p className="grid grid-cols-4 w-$lane ml-auto fw-560 text-small" aria-hidden>
          {phases.map((phase) => (
            <span
              key={phase}
              className="px-2 max-sm:px-1 pb-1.5 edge-l-rule-strong max-sm:text-data"
            >
              {phase}
            </span>
          ))}
        </p>
        <ol>
          {items.map(({ name, text, span: [from, to], ...item }) => {
            const isIfNeeded = 'isIfNeeded' in item
            const look = isIfNeeded ? 'edge-1.5-dashed-late bg-ground text-late' : 'edge-1.5-done'
            return (
              <li
                key={name}
                className="grid max-md:block grid-cols-[17%_1fr_var(--lane)] gap-x-5 items-center max-md:pt-2.5 edge-t-rule-strong"
              >
                <h3 className="text-body">{name}</h3>
                <p className="py-2.5 max-md:pt-1 max-md:pb-2 leading-snug text-ink-2">{text}</p>
                <p className="relative self-stretch min-h-16 max-md:min-h-11 py-2.5 ruled-lane [--step:25%] text-small">
                  <i
                    className={`lane-bar absolute top-[calc(50%-14px)] max-sm:px-1.25 leading-6.25 ${look}`}
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

import { Band } from '../../components/band.tsx'
import { why, type Hours } from './copy.ts'

type Props = typeof why

const hours = why.days.length * 24

const bars: Readonly<Record<Props['lanes'][number]['kind'], string>> = {
  standard: 'edge-1.5-ink-2 bg-ground',
  event: 'edge-1.5-ink-2 bg-ink',
  watch: 'edge-1.5-done bg-done',
}

export function WhyAssurance({ title, claim, text, days, lanes, gap, caption }: Props) {
  return (
    <Band name="Why" className="pt-14 pb-14">
      <div className="cols gap-y-6">
        <h2 className="col-span-12 md:col-span-5">{title}</h2>
        <div className="col-span-12 md:col-span-7 col-rule">
          <p className="claim">{claim}</p>
          <p className="text-ink-2 mt-4 measure">{text}</p>
        </div>
      </div>
      <figure className="mt-8">
        <div className="drawing text-data [--names:160px] max-sm:[--names:0px]" aria-hidden>
          <p className="once-whole grid auto-cols-fr grid-flow-col ml-$names edge-b-ink">
            {days.map((day) => (
              <span key={day} className="pl-2 max-sm:pl-1 pb-1.5 edge-l-rule-strong">
                {day.slice(0, 3)}
                <span className="max-sm:hidden">{day.slice(3)}</span>
              </span>
            ))}
          </p>
          {lanes.map((lane) => (
            <LaneRow key={lane.kind} {...lane} gap={gap} />
          ))}
        </div>
        <figcaption className="text-small text-ink-2 mt-3.5">{caption}</figcaption>
      </figure>
    </Band>
  )
}

type LaneProps = Props['lanes'][number] & Pick<Props, 'gap'>

function LaneRow({ name, kind, spans, label, gap }: LaneProps) {
  return (
    <div className="grid max-sm:block grid-cols-[var(--names)_1fr] items-center max-sm:pt-2 edge-b-rule">
      <b className="fw-560">{name}</b>
      <p className="relative h-13 ruled-lane [--step:20%]">
        {spans.map((span) => (
          <i
            key={span[0]}
            className={`absolute top-3.75 h-5.5 rounded-bar ${bars[kind]}`}
            style={place(span)}
          />
        ))}
        {kind === 'standard' && (
          <span
            className="absolute top-6.25 edge-t-2-dashed-late text-center max-sm:leading-tight"
            style={place(gap.span)}
          >
            <span className="relative -top-0.7em px-2 bg-ground fw-560 text-late">{gap.label}</span>
          </span>
        )}
        {label && (
          <span
            className="absolute top-4.25 px-2 bg-ground whitespace-nowrap"
            style={{ right: `${(1 - spans[0]![0] / hours) * 100}%` }}
          >
            {label}
          </span>
        )}
      </p>
    </div>
  )
}

function place([from, to]: Hours) {
  return { left: `${(from / hours) * 100}%`, width: `${((to - from) / hours) * 100}%` }
}

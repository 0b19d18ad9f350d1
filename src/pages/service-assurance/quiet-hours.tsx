import { why, type Hours } from './copy.ts'

type Props = Pick<typeof why, 'days' | 'lanes' | 'gap' | 'caption'>

const hours = why.days.length * 24

const bars: Readonly<Record<Props['lanes'][number]['kind'], string>> = {
  standard: 'edge-1.5-on-bottle-2',
  event: 'bg-on-bottle',
  watch: 'bg-done-d',
}

export function QuietHours({ days, lanes, gap, caption }: Props) {
  return (
    <figure className="col-span-12 mt-2">
      <div className="drawing text-data [--names:160px] max-sm:[--names:0px]" aria-hidden>
        <p className="once-whole grid auto-cols-fr grid-flow-col ml-$names edge-b-on-bottle-2">
          {days.map((day) => (
            <span key={day} className="pl-2 max-sm:pl-1 pb-1.5 edge-l-bottle-tick">
              {day.slice(0, 3)}
              <span className="max-sm:hidden">{day.slice(3)}</span>
            </span>
          ))}
        </p>
        {lanes.map((lane) => (
          <LaneRow key={lane.kind} {...lane} gap={gap} />
        ))}
      </div>
      <figcaption className="text-small text-on-bottle-2 mt-3.5 text-balance">{caption}</figcaption>
    </figure>
  )
}

type LaneProps = Props['lanes'][number] & Pick<Props, 'gap'>

function LaneRow({ name, kind, spans, label, gap }: LaneProps) {
  return (
    <div className="grid max-sm:block grid-cols-[var(--names)_1fr] items-center max-sm:pt-2 edge-b-bottle-rule">
      <b className="fw-560 sm:text-small">{name}</b>
      <p className="relative h-17 ruled-lane [--line:var(--bottle-tick)] [--step:20%]">
        {spans.map((span) => (
          <i
            key={span[0]}
            className={`absolute top-5 h-7 rounded-bar ${bars[kind]}`}
            style={place(span)}
          />
        ))}
        {kind === 'standard' && (
          <span
            className="absolute top-8.25 edge-t-2-dashed-late-d text-center max-sm:leading-tight"
            style={place(gap.span)}
          >
            <span className="relative -top-0.7em px-2 bg-bottle md:text-item fw-560 text-late-d">
              {gap.label}
            </span>
          </span>
        )}
        {label && (
          <span
            className="absolute top-6 px-2 bg-bottle whitespace-nowrap sm:text-small"
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

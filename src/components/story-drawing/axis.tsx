import { labelLine, type Size } from './size.ts'

type Label = { x: number; text: string; at?: 'start' | 'middle' | 'end' }
type Props = { size: Size; labels: readonly Label[]; ticks?: readonly number[] }

/** The line that a drawing is on, with its labels below. */
export function Axis({ size, labels, ticks = [] }: Props) {
  const { base, width } = size
  return (
    <>
      <path
        className="stroke-rule-strong"
        d={`M0 ${base}H${width}${ticks.map((x) => `M${x} ${base}v5`).join('')}`}
      />
      {labels.map(({ x, text, at = 'start' }) => (
        <text key={text} x={x} y={labelLine(size)} textAnchor={at === 'start' ? undefined : at}>
          {text}
        </text>
      ))}
    </>
  )
}

import type { ReactNode, SVGProps } from 'react'

type Props = {
  height: number
  /** The background colour of labels, where a line would cross them. */
  ground: string
  marks: readonly SVGProps<SVGPathElement>[]
  children: ReactNode
}

export const late = 'var(--late)'

/** A chart for windows under 900 px, drawn 342 px wide. Screen readers get the wide chart’s list instead. */
export function PhoneChart({ height, ground, marks, children }: Props) {
  return (
    <svg
      className="drawing md:hidden w-full max-w-108 mx-auto narrow"
      viewBox={`0 -14 342 ${height + 28}`}
      aria-hidden
      fill="none"
      stroke="var(--ink)"
    >
      <pattern id="late" width="7" height="7" patternUnits="userSpaceOnUse">
        <path d="M-1 1L1 -1M0 7L7 0M6 8L8 6" stroke={late} strokeWidth="2" />
      </pattern>
      {marks.map((mark) => (
        <path key={mark.d} {...mark} />
      ))}
      <g fill="var(--ink)" fontSize="13.5" stroke={ground} strokeWidth="5" paintOrder="stroke">
        {children}
      </g>
    </svg>
  )
}

/** Joins one piece of SVG path data per item. */
export function path<T>(items: readonly T[], part: (item: T) => string): string {
  return items.map(part).join('')
}

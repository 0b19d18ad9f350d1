import type { ReactNode, SVGProps } from 'react'

type Props = {
  height: number
  /** The ground behind words that a line would cross. */
  ground: string
  marks: readonly SVGProps<SVGPathElement>[]
  children: ReactNode
}

export const late = 'var(--late)'

/** A chart for windows under 900 px, 342 px wide on a phone of 390. The wide chart’s list is read aloud. */
export function PhoneChart({ height, ground, marks, children }: Props) {
  return (
    <svg
      className="drawing md:hidden w-full max-w-108 narrow"
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

/** One path of a part for each item. */
export function path<T>(items: readonly T[], part: (item: T) => string): string {
  return items.map(part).join('')
}

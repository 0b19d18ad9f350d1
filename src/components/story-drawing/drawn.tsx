import type { ReactNode } from 'react'
import type { Size } from './size.ts'

/** Words beside the marks, `y` the top of their line of 18: HTML over the picture, so that they keep their size. */
export type Word = {
  x: number
  y: number
  text: string
  at?: 'middle' | 'end'
  /** 'framed' is legible on the marks. */
  tone?: 'rehearsed' | 'late' | 'framed'
  /** On a phone and on paper, too, where there is room for three at most. */
  isMain?: boolean
}

/**
 * A story's drawing: marks for an SVG, their words, and where its key figure stands: top left of the
 * marks, or as `key` says, and then above them where it is narrow.
 */
export type Drawn = {
  marks: ReactNode
  words: readonly Word[]
  key?: { x?: number; isLow?: boolean }
}

/** The line that a drawing is on. */
export function Axis({
  size: { base, width },
  ticks = [],
}: {
  size: Size
  ticks?: readonly number[]
}) {
  return (
    <path
      className="stroke-rule-strong"
      d={`M0 ${base}H${width}${ticks.map((x) => `M${x} ${base}v6`).join('')}`}
    />
  )
}

/** Words below the axis. A card has none there: what they say is below it. */
export function belowAxis(size: Size, words: readonly Omit<Word, 'y'>[]): Word[] {
  return size.isWide ? words.map((word) => ({ ...word, y: size.base + 12 })) : []
}

/** What was left of a limit: an outlined bar with its length inside, or beside it where it is short. */
export function leftOf({ base, isWide }: Size, from: number, limit: number, text: string) {
  const [start, end] = [from + 4, limit - 5]
  const isInside = end - start > 7 * text.length
  return {
    mark: isWide && <path className="left" d={`M${start} ${base - 25}H${end}v18H${start}z`} />,
    words: isWide
      ? [
          {
            y: base - 25,
            text,
            isMain: true,
            tone: 'framed' as const,
            ...(isInside ? { x: (start + end) / 2, at: 'middle' as const } : { x: limit + 6 }),
          },
        ]
      : [],
  }
}

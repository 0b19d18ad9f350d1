/** How large a drawing is, in units that are px where it is shown at its own size. */
export type Size = {
  width: number
  height: number
  /** Where the axis is. */
  base: number
  /** Where the marks may begin: a story's key figure is above or beside them. */
  top: number
  left: number
  isWide: boolean
}

/** On a card of the index, and below a story as its neighbour. */
export const small: Size = { width: 400, height: 120, base: 112, top: 6, left: 0, isWide: false }
/** Across a story's first view. */
export const wide: Size = { width: 1280, height: 418, base: 362, top: 150, left: 540, isWide: true }
/** On a social card, which has its figure elsewhere. */
export const social: Size = { ...wide, height: 348, base: 306, top: 40, left: 0 }

/** One decimal is a tenth of a px: enough for the eye, and short in the page. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** Places values from 0 to `most` between two edges. */
export function scale(most: number, from: number, to: number): (value: number) => number {
  return (value) => round(from + (value / most) * (to - from))
}

/** '38 h 40'; whole hours as '9 h', less than one as '48 min'. */
export function span(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`
}

/** A part of a whole as a place in it: 0.125 → '12.5%'. */
export function percent(part: number): string {
  return `${Math.round(part * 1000) / 10}%`
}

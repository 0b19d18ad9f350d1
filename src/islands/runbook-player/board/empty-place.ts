/** What must not be covered: pixels from the chart's corner. */
export type Box = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

type Size = { readonly width: number; readonly height: number }

const step = 24

function overlap(a: Box, b: Box) {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

/**
 * The place in `lane` where a panel covers least of the bars, and nothing of `own`, the one that it
 * is about; the nearest to that one among equals.
 */
export function emptyPlace(lane: Box, own: Box, bars: readonly Box[], { width, height }: Size) {
  let best = { left: lane.left, top: lane.top }
  let least = Infinity
  for (let top = lane.top; top + height <= Math.max(lane.bottom, lane.top + height); top += step)
    for (let left = lane.left; left + width <= lane.right; left += step) {
      const box = { left, right: left + width, top, bottom: top + height }
      const covered = bars.reduce((sum, bar) => sum + overlap(box, bar), 0)
      const far = Math.abs(top - own.top) + Math.abs(left - own.right) / 4
      const cost = overlap(box, own) * 1e6 + covered * 100 + far
      if (cost < least) {
        least = cost
        best = { left, top }
      }
    }
  return best
}

import { tooLate } from './last-call.ts'
import type { Forecast } from './simulate.ts'

/** Returns the first whole minute by which `times` of 100 runs have finished. */
export function finishKeptBy({ finishes }: Pick<Forecast, 'finishes'>, times: number): number {
  const place = Math.ceil((times / 100) * finishes.length) - 1
  return Math.ceil(finishes[Math.max(0, place)] ?? 0)
}

/** The share of runs, from 0 to 1, that finish by `windowEnd`. */
export function chanceInside({ finishes }: Pick<Forecast, 'finishes'>, windowEnd: number): number {
  const inside = finishes.findLastIndex((finish) => finish <= windowEnd) + 1
  return finishes.length === 0 ? 0 : inside / finishes.length
}

/** The last minute for calling a backout that ends in time in so many of 100 runs; null if it is too late. */
export function lastCallKeptBy(
  { lastCalls }: Pick<Forecast, 'lastCalls'>,
  times: number,
): number | null {
  const minute = lastCalls[Math.floor((1 - times / 100) * lastCalls.length + 1e-9)]
  return minute === undefined || minute === tooLate ? null : minute
}

/** The share of runs, from 0 to 1, in which a backout called at this minute ends in time. */
export function chanceToBackOut(
  { lastCalls }: Pick<Forecast, 'lastCalls'>,
  minute: number,
): number {
  const kept = lastCalls.filter((last) => last >= minute).length
  return lastCalls.length === 0 ? 0 : kept / lastCalls.length
}

export type Bin = { readonly from: number; readonly to: number; readonly runs: number }

export function binsOf({ finishes }: Pick<Forecast, 'finishes'>, step: number): Bin[] {
  const [least, most] = [finishes.at(0), finishes.at(-1)]
  if (least === undefined || most === undefined) return []
  const start = Math.floor(least / step) * step
  const counts = new Uint32Array(Math.floor((most - start) / step) + 1)
  for (const finish of finishes) counts[Math.floor((finish - start) / step)]!++
  return Array.from(counts, (runs, i) => ({
    from: start + i * step,
    to: start + (i + 1) * step,
    runs,
  }))
}

/** A share as a whole number out of 100. */
export function of100(share: number): number {
  return Math.round(share * 100)
}

/** 'more than 99', '87' or 'fewer than 1', of 100: simulated runs make nothing certain. */
export function chanceOf100(share: number): string {
  const rounded = of100(share)
  if (rounded === 100) return 'more than 99'
  return rounded === 0 ? 'fewer than 1' : String(rounded)
}

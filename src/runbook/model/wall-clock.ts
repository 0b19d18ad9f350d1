import type { OwnRunbook } from './own-runbook.ts'

/** `minute` as a clock on the wall counts it: an hour less after the clocks have gone back. */
export function onWall({ clockChange }: Pick<OwnRunbook, 'clockChange'>, minute: number): number {
  return clockChange && minute >= clockChange.at ? minute + clockChange.by : minute
}

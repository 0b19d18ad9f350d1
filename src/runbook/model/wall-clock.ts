import type { OwnRunbook } from './own-runbook.ts'

/** Returns `minute` as a wall clock counts it: 60 less after clocks have gone back an hour. */
export function onWall({ clockChange }: Pick<OwnRunbook, 'clockChange'>, minute: number): number {
  return clockChange && minute >= clockChange.at ? minute + clockChange.by : minute
}

const dayMilliseconds = 86_400_000

/** Minutes since midnight as a clock has them: '22:05'. */
export function clockText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** A serial day as a date: '2026-10-17'. */
export function dayText(serialDay: number): string {
  return new Date(Date.UTC(1899, 11, 30) + serialDay * dayMilliseconds).toISOString().slice(0, 10)
}

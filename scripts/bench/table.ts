import { table } from '../doc-sections.ts'
import type { Measures } from './visit.ts'

export type Row = {
  path: string
  simulated: Measures
  devtools: Measures
}

/** The middle of some figures. */
export function median(figures: readonly number[]): number {
  const sorted = figures.filter(Number.isFinite).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? NaN
}

/** The middle of each measure over some visits. */
export function middle(visits: readonly Measures[]): Measures {
  const names = Object.keys(visits[0] ?? {}) as (keyof Measures)[]
  const entries = names.map((name) => [name, median(visits.map((it) => it[name]))])
  return Object.fromEntries(entries) as Measures
}

function ratio(figure: number, floor: number) {
  return Number.isFinite(figure / floor) ? (figure / floor).toFixed(2) : 'none'
}

function kilobytes(bytes: number) {
  return (bytes / 1024).toFixed(1)
}

/**
 * The table for docs/quality.md. Times are ratios to the floor's of the same run, which is what a
 * machine's load leaves true; what is blocked is milliseconds beyond the floor's.
 */
export function benchTable(now: readonly Row[], floor: Row, before: readonly Row[] = []): string {
  const head = ['page', 'simulated', 'devtools', 'blocked', 'shift', 'KB', 'script KB', 'elements']
  const was = new Map(before.map((row) => [row.path, cells(row, floor)]))
  const rows = now.map((row) => {
    const old = was.get(row.path)
    const figures = cells(row, floor).map((cell, i) => (old ? `${old[i]} → ${cell}` : cell))
    return [row.path, ...figures]
  })
  return table(head, rows)
}

function cells({ simulated, devtools }: Row, floor: Row): string[] {
  return [
    ratio(simulated.largest, floor.simulated.largest),
    ratio(devtools.largest, floor.devtools.largest),
    `${Math.round(devtools.blocked - floor.devtools.blocked)} ms`,
    devtools.shift.toFixed(3),
    kilobytes(simulated.bytes),
    kilobytes(simulated.script),
    String(simulated.elements),
  ]
}

import { byLevels, datesOf, isAround, type Parent } from './parents.ts'
import type { SheetRow } from './sheet-row.ts'

/** A phase stands above its tasks and lasts from the first start to the last finish, if every row belongs to one. */
export function byDates(rows: readonly SheetRow[]): Parent[] {
  const none = rows.map(() => null)
  const spans = rows.flatMap((row) => datesOf(row) ?? [])
  if (spans.length < rows.length) return none
  const parents: Parent[] = []
  for (let phase = 0; phase < rows.length; phase = parents.length) {
    const whole = spans[phase]!
    const end = spans.findIndex(
      (each, i) => i > phase && (each.from < whole.from || each.to > whole.to),
    )
    const inside = spans.slice(phase + 1, end < 0 ? spans.length : end)
    const first = Math.min(...inside.map(({ from }) => from))
    const last = Math.max(...inside.map(({ to }) => to))
    if (inside.length < 2 || first !== whole.from || last !== whole.to) return none
    parents.push(null, ...inside.map(() => phase))
  }
  const phases = parents.filter((parent) => parent === null)
  return phases.length > 1 ? parents : none
}

/** A phase has no number where each task has one, and lasts from the first start to the last finish below it. */
export function byMissingIds(rows: readonly SheetRow[]): Parent[] {
  const none = rows.map(() => null)
  const arePhases = rows.map((row) => row.text('id') === '')
  if (!rows.some((row, i) => arePhases[i] && !row.isHeading)) return none
  const at = rows.map((_, i) => i).filter((i) => arePhases[i])
  const areWhole = at.every((from, i) => {
    const row = rows[from]!
    const isAlone = row.text('owner') + row.text('after') === ''
    return row.isHeading || (isAlone && isAround(row, rows.slice(from + 1, at[i + 1])))
  })
  if (!areWhole) return none
  let phase: Parent = null
  return rows.map((_, i) => {
    if (!arePhases[i]) return phase
    phase = i
    return null
  })
}

/**
 * A row with nothing but a number and a name is a phase where it stands above rows that all have a start and a finish, and
 * none of them waits for it.
 */
export function byNamesAlone(rows: readonly SheetRow[]): Parent[] {
  const none = rows.map(() => null)
  if (!rows[0]?.isBare) return none
  const phases = rows.flatMap(({ isBare }, i) => (isBare ? [i] : []))
  const awaited = new Set(rows.flatMap((row) => row.text('after').split(/[\s,;]+/)))
  const arePhases = phases.every(
    (at) => rows[at + 1]?.isBare === false && !awaited.has(rows[at]!.text('id')),
  )
  const haveTimes = rows.every((row) => row.isBare || (row.text('start') && row.text('finish')))
  if (phases.length < 2 || !arePhases || !haveTimes) return none
  return byLevels(rows.map(({ isBare }) => (isBare ? 0 : 1)))
}

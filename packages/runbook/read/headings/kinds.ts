import { normalise, withoutUmlauts } from './spelling.ts'
import { measured, planned, records, things } from './words.ts'

/** Whether a heading is of a column that is no part of the plan, such as 'Created' or 'Notes'. */
export function isRecord(heading: string): boolean {
  return normalise(heading)
    .split(' ')
    .some((word) => records.has(word))
}

/** Whether a heading is of a thing or a kind, such as 'Server' or 'Priority'. */
export function isOfThing(heading: string): boolean {
  return normalise(heading)
    .split(' ')
    .some((word) => things.has(word) || things.has(withoutUmlauts(word)))
}

/** Whether a column has the names of one depth, as 'Title 1' and 'Title 2' of Azure DevOps do. */
export function isLevel(name: string): boolean {
  return /^(?:title|task|task name|level) \d$/.test(name)
}

/** Whether a heading is only 'Horas' or 'Heures': times of day, or how many hours. */
export function areHours(name: string): boolean {
  return /^(?:horas|heures|stunden)$/.test(name)
}

/** Whether a heading is only 'Time': when, or how long. */
export function isTime(name: string): boolean {
  return /^(?:time|zeit|temps|tiempo|tempo)$/.test(name)
}

/** Whether a heading only says that something was measured: 'Actual', 'Actual time', 'Ist', 'Hora real'. */
export function isMeasured(heading: string): boolean {
  const words = normalise(heading)
    .split(' ')
    .filter((word) => !isTime(word) && !/^(?:hora|heure|uhrzeit)$/.test(word))
  return words.length > 0 && words.every((word) => measured.has(word))
}

/** Whether a heading is 'Completed' or 'Time completed': when, or whether. */
export function isCompleted(heading: string): boolean {
  return /^(?:time )?(?:completed|done)(?: time)?$/.test(normalise(heading))
}

/** Whether a heading only says that something was planned: 'Planned', 'Scheduled', 'Previsto'. */
export function isPlanned(heading: string): boolean {
  return planned.has(normalise(heading))
}

/** Whether a heading says how much work it is, in hours of people: 'Work', 'Arbeit (h)'. */
export function isWork(name: string): boolean {
  return /^(?:effort|work|aufwand|arbeit|travail|charge|esfuerzo|esforco|trabajo|trabalho)\b/.test(
    name,
  )
}

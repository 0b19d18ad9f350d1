import { workFields } from './choice-parameters.ts'

export type WorkField = (typeof workFields)[number]
/**
 * A visitor's own numbers, as text: what they typed stays theirs until it is read. `events` are a
 * year's; the hours are those of one event; `rate` and `seat` are pounds an hour.
 */
export type Work = Readonly<Record<WorkField, string>>

export const noWork: Work = {
  events: '',
  planning: '',
  rate: '',
  bridge: '',
  hours: '',
  seat: '',
  report: '',
}

/** One line of the sum: hours and pence for one event. */
export type CaseLine = { id: 'planning' | 'bridge' | 'report'; hours: number; pence: number }

export type BusinessCase =
  | { ok: false; code: 'incomplete' }
  | { ok: false; code: 'not_a_number'; field: WorkField }
  | {
      ok: true
      events: number
      lines: readonly CaseLine[]
      /** A year of all events: hours, and pence. */
      hours: number
      pence: number
      /**
       * What the package has to save of those hours to cost nothing, in tenths of a per cent and in
       * hours; above 1,000 tenths, more than the work costs. Undefined while there is no package.
       */
      breakEven: { tenths: number; hours: number } | undefined
    }

/** Reads a number of people, hours or pounds: up to six digits and two decimals; '' is undefined. */
export function parseAmount(
  text: string,
): { ok: true; amount: number | undefined } | { ok: false } {
  const digits = text.trim().replace(/^£/, '').replaceAll(',', '')
  if (digits === '') return { ok: true, amount: undefined }
  return /^\d{1,6}(\.\d{1,2})?$/.test(digits) ? { ok: true, amount: Number(digits) } : { ok: false }
}

/**
 * What a year of events costs in people's time, and how much of it a package has to save to pay for
 * itself; `yearly` is the package's price in pence, undefined while there is no package. Every other
 * number is the visitor's, and a line that lacks a part is not counted.
 */
export function businessCase(work: Work, yearly: number | undefined): BusinessCase {
  const read = workFields.map((field) => ({ field, ...parseAmount(work[field]) }))
  const bad = read.find(({ ok }) => !ok)
  if (bad) return { ok: false, code: 'not_a_number', field: bad.field }

  function amount(field: WorkField) {
    const parsed = parseAmount(work[field])
    return parsed.ok ? parsed.amount : undefined
  }

  const lines = [
    line('planning', amount('planning'), amount('rate')),
    line('bridge', times(amount('bridge'), amount('hours')), amount('seat')),
    line('report', amount('report'), amount('rate')),
  ].filter((item) => item !== undefined)
  const events = amount('events')
  if (!events || lines.length === 0) return { ok: false, code: 'incomplete' }

  const hours = events * sum(lines.map((item) => item.hours))
  const pence = Math.round(events * sum(lines.map((item) => item.pence)))
  return { ok: true, events, lines, hours, pence, breakEven: breakEven(hours, pence, yearly) }
}

function line(id: CaseLine['id'], hours?: number, rate?: number): CaseLine | undefined {
  return hours && rate ? { id, hours, pence: Math.round(hours * rate * 100) } : undefined
}

function times(a?: number, b?: number) {
  return a === undefined || b === undefined ? undefined : a * b
}

function sum(amounts: readonly number[]) {
  return amounts.reduce((total, amount) => total + amount, 0)
}

function breakEven(hours: number, pence: number, yearly: number | undefined) {
  if (!yearly || pence === 0) return undefined
  const share = yearly / pence
  return { tenths: Math.ceil(share * 1000), hours: Math.ceil(share * hours) }
}

import { workFields } from './choice-parameters.ts'

export type WorkField = (typeof workFields)[number]
/** `events` are per year and hours are per event; `rate` and `seat` are pounds an hour. */
export type Work = Readonly<Record<WorkField, string>>

/** Hours and pence for one event. */
export type CaseLine = { id: 'planning' | 'bridge' | 'report'; hours: number; pence: number }

export type BusinessCase =
  | { ok: false; code: 'incomplete' }
  | { ok: false; code: 'not_a_number'; field: WorkField }
  | {
      ok: true
      events: number
      lines: readonly CaseLine[]
      /** For a year of all events. */
      hours: number
      pence: number
      /** What must be saved to pay for the package, as tenths of a per cent of `hours` and in hours. Over 1,000 it never pays. */
      breakEven: { tenths: number; hours: number } | undefined
    }

/**
 * Reads people, hours or pounds: up to six digits, of which a comma may part the last three, and two decimals. '' is 0,
 * anything else NaN: '37,5' is not 375.
 */
export function parseAmount(text: string): number {
  const digits = text.trim().replace(/^£/, '')
  const isAmount = /^((\d{1,6}|\d{1,3},\d{3})(\.\d{1,2})?)?$/.test(digits)
  return isAmount ? Number(digits.replace(',', '')) : NaN
}

/** Costs a year of events in people’s time. `yearly`: the package’s price in pence, if there is a package. */
export function businessCase(work: Work, yearly: number | undefined): BusinessCase {
  const amounts = workFields.map((field) => [field, parseAmount(work[field])] as const)
  const wrong = amounts.find(([, amount]) => Number.isNaN(amount))
  if (wrong) return { ok: false, code: 'not_a_number', field: wrong[0] }

  const { events, planning, rate, bridge, hours, seat, report } = Object.fromEntries(
    amounts,
  ) as Record<WorkField, number>
  const lines = [
    line('planning', planning, rate),
    line('bridge', bridge * hours, seat),
    line('report', report, rate),
  ].filter(({ pence }) => pence > 0)
  if (events === 0 || lines.length === 0) return { ok: false, code: 'incomplete' }

  const yearOfHours = events * sum(lines.map((item) => item.hours))
  const pence = Math.round(events * sum(lines.map((item) => item.pence)))
  return {
    ok: true,
    events,
    lines,
    hours: yearOfHours,
    pence,
    breakEven: yearly && pence > 0 ? breakEven(yearly, pence, yearOfHours) : undefined,
  }
}

function line(id: CaseLine['id'], hours: number, rate: number): CaseLine {
  return { id, hours, pence: Math.round(hours * rate * 100) }
}

function sum(amounts: readonly number[]) {
  return amounts.reduce((total, amount) => total + amount, 0)
}

function breakEven(yearly: number, pence: number, hours: number) {
  return { tenths: roundUp((1000 * yearly) / pence), hours: roundUp((hours * yearly) / pence) }
}

/** Floating point has 28 as 28.000000000000004, which is not 29. */
function roundUp(amount: number) {
  return Math.ceil(Number(amount.toFixed(6)))
}

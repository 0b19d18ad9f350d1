import { Band } from '../../components/band.tsx'
import { keepTogether } from '../../lib/keep-together.ts'
import type { budget } from './copy.ts'

const months = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']

/** The first and the last statement are below the month in which they apply; the one between applies all year. */
export function BudgetYear({ title, moments }: typeof budget) {
  return (
    <Band name="Budget" on="bg-ground-2">
      <h2>{title}</h2>
      <div
        className="max-md:hidden grid grid-cols-12 mt-6 edge-t-2-ink text-data text-ink-3"
        aria-hidden
      >
        {months.map((month) => (
          <span
            key={month}
            className="edge-l-rule-strong last:edge-r-rule-strong py-1.5 pl-1.5 min-h-7"
          >
            <span>{month === '1' ? 'Month 1' : month}</span>
          </span>
        ))}
      </div>
      <ul className="list-none grid gap-x-0 gap-y-2.5 max-md:mt-5 md:grid-cols-3 print:break-inside-avoid">
        {moments.map((moment) => (
          <li
            key={moment.when}
            className="px-4.5 py-3 edge-l-2-ink max-md:nth-2:edge-l-2-dotted-ink md:not-first:edge-l-0 md:last:edge-r-2-ink"
          >
            <p className="text-data">
              {moment.when}, {moment.clauses}
            </p>
            <h3 className="mt-.5 mb-1.5">{moment.title}</h3>
            <p className="text-small text-ink-2">{keepTogether(moment.text)}</p>
          </li>
        ))}
      </ul>
    </Band>
  )
}

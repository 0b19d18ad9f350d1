import { Band } from '../../components/band.tsx'
import type { Assurance, NotYet } from '../../content/trust.ts'
import { britishDate } from '@cuewright/runbook/words'
import { listed } from '../../lib/in-words.ts'
import { ClauseLinks } from './clause-links.tsx'
import type { procurement } from './copy.ts'

type Props = typeof procurement & {
  assurances: readonly Assurance[]
  missing: readonly NotYet[]
}

export function ProcurementTable({ title, caption, columns, open, ...given }: Props) {
  const { assurances, missing, undated } = given
  return (
    <Band name="Purchasing" className="band cols gap-y-8">
      <div className="col-span-12 lg:col-span-4 self-start lg:sticky lg:top-[calc(var(--header)+24px)]">
        <h2>{title}</h2>
      </div>
      <div className="col-span-12 lg:col-span-8 self-start">
        <table className="stacked text-small">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.topic}</th>
              <th scope="col">{columns.answer}</th>
            </tr>
          </thead>
          <tbody>
            {assurances.map(({ title: topic, text, clauses }) => (
              <tr key={topic}>
                <th scope="row" className="sm:w-32% fw-560">
                  {topic}
                </th>
                <td>
                  <span className="block">{text}</span>
                  <ClauseLinks clauses={clauses} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {missing.length > 0 && (
          <p className="mt-5">
            {open.before}
            {listed(
              missing.map(({ what, by }) =>
                by ? `${what} (${open.planned} ${britishDate(by)})` : what,
              ),
            )}
            . {missing.every(({ by }) => !by) ? undated.all : undated.some}
          </p>
        )}
      </div>
    </Band>
  )
}

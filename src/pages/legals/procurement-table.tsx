import { Band } from '../../components/band.tsx'
import type { Assurance } from '../../content/trust.ts'
import { britishDate } from '@cuewright/runbook/words'
import { ClauseLinks } from './clause-links.tsx'
import type { procurement } from './copy.ts'

type Props = typeof procurement & { assurances: readonly Assurance[] }

export function ProcurementTable({ title, lead, caption, columns, assurances, ...words }: Props) {
  return (
    <Band name="Purchasing" className="band cols gap-y-8">
      <div className="col-span-12 lg:col-span-4 self-start lg:sticky lg:top-[calc(var(--header)+24px)]">
        <h2>{title}</h2>
        <p className="mt-4 text-ink-2">{lead}</p>
      </div>
      <table className="stacked text-small self-start col-span-12 lg:col-span-8">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.topic}</th>
            <th scope="col">{columns.answer}</th>
          </tr>
        </thead>
        <tbody>
          {assurances.map((assurance) => (
            <tr key={assurance.title}>
              <th scope="row" className="sm:w-32% fw-560">
                {assurance.title}
              </th>
              <td>
                <Row {...assurance} words={words} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Band>
  )
}

type RowProps = Assurance & { words: Pick<Props, 'missing' | 'planned' | 'unset'> }

function Row({ text, missing, clauses = [], words }: RowProps) {
  return (
    <>
      {text && <span className="block">{text}</span>}
      {missing && (
        <span className="block text-ink-2">
          <b className="fw-560">{words.missing}</b> {missing.what}{' '}
          {missing.by ? `${words.planned} ${britishDate(missing.by)}.` : words.unset}
        </span>
      )}
      {clauses.length > 0 && (
        <span className="block">
          <ClauseLinks clauses={clauses} />
        </span>
      )}
    </>
  )
}

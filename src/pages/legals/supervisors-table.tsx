import { Band } from '../../components/band.tsx'
import { ExternalLink } from '../../components/external-link.tsx'
import type { DoraPoint } from '../../content/trust.ts'
import { listed } from '../../lib/in-words.ts'
import { ClauseLinks } from './clause-links.tsx'
import type { supervisors } from './copy.ts'

type Props = typeof supervisors & { points: readonly DoraPoint[] }

const short =
  'sm:whitespace-nowrap max-sm:inline-block! max-sm:mr-5 max-sm:before:inline! max-sm:before:mr-1.5'

function lowered(topic: string) {
  return topic.charAt(0).toLowerCase() + topic.slice(1)
}

export function SupervisorsTable({ title, lead, caption, columns, open, ...given }: Props) {
  const answered = given.points.filter(({ clauses }) => clauses.length > 0)
  const unanswered = given.points.filter(({ clauses }) => clauses.length === 0)
  return (
    <Band name="Supervisors" on="bg-ground-2" className="band cols gap-y-8">
      <div className="col-span-12 lg:col-span-4 self-start lg:sticky lg:top-[calc(var(--header)+24px)]">
        <h2>{title}</h2>
        <p className="mt-4 text-ink-2">{lead}</p>
        <ul className="grid mt-3 text-small">
          {given.sources.map(({ name, href }) => (
            <li key={href}>
              <ExternalLink href={href} className="link leading-9">
                {name}
              </ExternalLink>
            </li>
          ))}
        </ul>
      </div>
      <div className="col-span-12 lg:col-span-8 self-start">
        <div className="disclosures">
          <details className="clause-list max-sm:edge-y-rule">
            <summary className="grid grid-cols-[1fr_20px] gap-6 items-center min-h-15 py-2.5 text-topic fw-560 cursor-pointer">
              {open.folded(answered.length)}
            </summary>
            <ClauseTable {...given} points={answered} caption={caption} columns={columns} />
          </details>
        </div>
        {unanswered.length > 0 && (
          <p className="mt-5">
            {open.before}
            {listed(unanswered.map(({ topic, dora }) => `${lowered(topic)} (${dora})`))}
            {open.after}
          </p>
        )}
      </div>
    </Band>
  )
}

type TableProps = Pick<Props, 'points' | 'caption' | 'columns' | 'chapter' | 'none'>

function ClauseTable({ points, caption, columns, chapter, none }: TableProps) {
  return (
    <table className="stacked text-small">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.topic}</th>
          <th scope="col">{columns.dora}</th>
          <th scope="col">{columns.pra}</th>
          <th scope="col">{columns.answer}</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ topic, dora, pra, clauses }) => (
          <tr key={topic}>
            <th scope="row" className="sm:w-32% fw-560">
              {topic}
            </th>
            <td data-label={columns.dora} className={short}>
              {dora}
            </td>
            <td data-label={columns.pra} className={short}>
              {pra ? `${chapter} ${pra}` : none}
            </td>
            <td>
              <ClauseLinks clauses={clauses} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

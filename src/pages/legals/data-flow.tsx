import { Band } from '../../components/band.tsx'
import type { Flow } from '../../content/trust.ts'
import { ClauseLinks } from './clause-links.tsx'
import type { flow } from './copy.ts'

type Props = typeof flow & { flows: readonly Flow[] }

export function DataFlow({ title, lead, sample, instance, columns, flows }: Props) {
  return (
    <Band name="Data flow" on="bg-ground-2">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5">
        <div>
          <h2>{title}</h2>
          <p className="lead text-balance mt-4">{lead}</p>
        </div>
        {sample && <p className="sample">{sample}</p>}
      </div>
      <figure className="grid mt-7 md:grid-cols-[minmax(220px,3fr)_9fr] print:break-inside-auto">
        <figcaption className="on-dark flex flex-col gap-2.5 md:gap-4 p-3.5 md:p-5 rounded-bar media-forced:edge-2-current print:edge-x-ink print:edge-y-ink">
          <b>{instance.name}</b>
          <Inside {...instance.yours} className="edge-dashed-on-bottle-2" />
          <Inside {...instance.ours} className="edge-on-bottle" />
        </figcaption>
        <dl className="grid content-start md:auto-rows-[minmax(89px,auto)]">
          {flows.map(({ name, to, when, end, clause }) => (
            <div key={name} data-end={end} className="flow-line">
              <dt className="fw-600">{name}</dt>
              <dd className="max-md:text-small md:fw-560">
                <span className="sr-only">{columns.to}: </span>
                {to}
              </dd>
              <dd className="max-md:text-small text-ink-2">
                <span className="sr-only">{columns.when}: </span>
                {when}
              </dd>
              <dd className="text-small">
                <ClauseLinks clauses={[clause]} />
              </dd>
            </div>
          ))}
        </dl>
      </figure>
    </Band>
  )
}

type InsideProps = { title: string; items: readonly string[]; className: string }

function Inside({ title, items, className }: InsideProps) {
  return (
    <span className={`grow px-3.5 py-3 md:p-5 rounded-btn max-md:text-small ${className}`}>
      <b className="block fw-560">{title}</b>
      {items.map((item) => (
        <span
          key={item}
          className="inline-block md:block max-md:mr-4 text-on-bottle-2 mt-1 md:mt-2"
        >
          {item}
        </span>
      ))}
    </span>
  )
}

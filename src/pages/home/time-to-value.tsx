import type { timeToValue } from './copy.ts'

/** Four weeks as one ruler, its labels on one baseline: days to scale first, then weeks. */
export function TimeToValue({ title, lead, stops }: typeof timeToValue) {
  return (
    <section className="ruled">
      <div className="page band">
        <div className="cols items-end gap-y-3.5">
          <h2 className="col-span-12 md:col-span-5 max-w-[14em]">{title}</h2>
          <p className="lead col-span-12 md:col-span-6 md:col-start-7">{lead}</p>
        </div>
        <ol className="weeks">
          {stops.map(({ when, text, from }) => (
            <li key={text} data-from={from} data-part={when === undefined || undefined}>
              {when && <b className="block fw-600 text-ink">{when}</b>}
              {text}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

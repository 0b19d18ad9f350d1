import type { purpose } from './copy.ts'

const name = 'mb-3 text-body leading-tight fw-600 text-on-bottle-2'

export function Purpose({ label, mission, vision }: typeof purpose) {
  return (
    <section className="ruled on-dark" data-band="Mission" aria-label={label}>
      <div className="page band-tight cols gap-y-8">
        <div className="col-span-12 md:col-span-7">
          <h2 className={name}>{mission.title}</h2>
          <p className="headings-face text-title text-balance">{mission.text}</p>
        </div>
        <div className="col-span-12 md:col-span-5 col-rule-dark content-end">
          <h2 className={name}>{vision.title}</h2>
          <p className="text-on-bottle-2">{vision.text}</p>
        </div>
      </div>
    </section>
  )
}

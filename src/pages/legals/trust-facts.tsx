import { Band } from '../../components/band.tsx'
import type { Certificate } from '../../content/certificates.ts'
import { isSample, sampleNote } from '../../content/sample.ts'
import type { TrustFact } from '../../content/trust.ts'
import { britishDate } from '@cuewright/runbook/words'
import { ClauseLinks } from './clause-links.tsx'
import type { certificates } from './copy.ts'

type Props = {
  title: string
  facts: readonly TrustFact[]
  certificates: typeof certificates & { current: readonly Certificate[] }
}

export function TrustFacts({ title, facts, certificates: { current, ...copy } }: Props) {
  return (
    <Band name="Your data">
      <h2>{title}</h2>
      <dl className="grid sm:grid-cols-3 gap-x-6 gap-y-8 mt-8">
        {facts.map(({ title: name, text, clauses }) => (
          <div key={name} className="trust-fact">
            <dt className="text-item fw-560">{name}</dt>
            <dd className="mt-2.5 text-ink-2 leading-normal">{text}</dd>
            <dd className="mt-3 text-small leading-relaxed!">
              <ClauseLinks clauses={clauses} />
            </dd>
          </div>
        ))}
        {current.length > 0 && (
          <div className="trust-fact">
            <dt className="text-item fw-560">{copy.title}</dt>
            {current.map((certificate) => (
              <dd key={certificate.name} className="mt-2.5 text-ink-2 leading-normal">
                <b className="block fw-600 text-ink">{certificate.name}</b>
                {certificate.about}, {copy.until}{' '}
                <time dateTime={certificate.expires}>{britishDate(certificate.expires)}</time>
                {isSample(certificate) && <span className="sample ml-2">{sampleNote}</span>}
              </dd>
            ))}
          </div>
        )}
      </dl>
    </Band>
  )
}

import { isSample, sampleNote } from '../../content/sample.ts'
import type { purpose, story } from './copy.ts'

type Props = typeof purpose & { story: typeof story }

const name = 'mb-3 text-body leading-tight fw-600 text-on-bottle-2'

export function Purpose({ label, mission, vision, story: { title, paragraphs, ...told } }: Props) {
  return (
    <section className="ruled on-dark" data-band="Mission" aria-label={label}>
      <div className="page band cols gap-y-12">
        <div className="col-span-12 md:col-span-7">
          <h2 className={name}>{mission.title}</h2>
          <p className="text-title fw-520 text-balance">{mission.text}</p>
        </div>
        <div className="col-span-12 md:col-span-5 col-rule-dark content-end">
          <h2 className={name}>{vision.title}</h2>
          <p className="text-on-bottle-2">{vision.text}</p>
        </div>
        <div className="col-span-full grid md:parts-4-8 gap-6 pt-7 edge-t-on-bottle-2">
          <div>
            <h2 className={name}>{title}</h2>
            {isSample(told) && <p className="sample-dark mt-4">{sampleNote}</p>}
          </div>
          <div className="col-rule-dark grid gap-1em max-w-36.7em font-serif text-topic leading-relaxed">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}

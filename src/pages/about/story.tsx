import { isSample, sampleNote } from '../../content/sample.ts'
import type { intro, story } from './copy.ts'

type Props = typeof intro & { story: typeof story }

/** The page's title, and the story below it as one statement. */
export function Story({ title, lead, story: { statement, answer, paragraphs, ...told } }: Props) {
  return (
    <div className="ruled">
      <div className="page pt-opening pb-band-end">
        <h1 className="text-heading">{title}</h1>
        <p className="lead text-balance mt-3">{lead}</p>
        <h2 className="max-w-19em mt-6 md:mt-8 font-serif text-title fw-400 normal-nums leading-[1.08] tracking-tight">
          {statement} <span className="text-ink-3">{answer}</span>
        </h2>
        <div className="grid md:parts-1-1 gap-x-12 gap-y-4 max-w-40em md:max-w-64em mt-6 text-ink-2">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {isSample(told) && <p className="sample mt-5">{sampleNote}</p>}
      </div>
    </div>
  )
}

import { sampleNote } from '../../content/sample.ts'
import { RebuildLocks } from '../../product/scenario-runbooks/rebuild-locks.tsx'
import { OpeningWords } from '../../components/scenario/opening.tsx'
import type { Crumb } from '../../paths.ts'

type Props = {
  trail: readonly Crumb[]
  title: string
  lead: string
  figure: { title: string; text: string }
}

/** The cyber recovery's opening: its words stay in view while its locks open one after the other. */
export function Rebuild({ trail, title, lead, figure }: Props) {
  return (
    <section className="ruled on-dark">
      <div className="page cols rebuild">
        <div className="rebuild-words">
          <OpeningWords trail={trail} title={title} lead={lead} />
        </div>
        <div className="rebuild-figure">
          <h2>{figure.title}</h2>
          <p>{figure.text}</p>
          <RebuildLocks />
          <p className="sample-dark mt-6">{sampleNote}: Payments rebuild, declared Sunday 05:00</p>
        </div>
      </div>
    </section>
  )
}

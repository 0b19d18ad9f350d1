import { BackLink } from '../../components/back-link.tsx'
import { DemoButton } from '../../components/demo-button.tsx'
import { PrintButton } from '../../components/print-button.tsx'
import { isSample, sampleNote } from '../../content/sample.ts'
import type { Story } from '../../content/stories/schema.ts'
import { keepDurations } from '../../lib/durations.ts'
import { paths } from '../../paths.ts'
import { product } from '../../site.ts'

/** What kind of event it was, what happened, and what a reader can do with it. */
export function StoryHead({ story }: { story: Story }) {
  return (
    <div className="ruled">
      <header className="page story-head">
        <p className="print-only story-line">
          <b>{product}</b> Success story
        </p>
        <BackLink href={paths.stories}>All success stories</BackLink>
        <p className="story-badges">
          <span className="chip story-scenario">{story.scenario}</span>
          {story.useCase !== story.scenario && (
            <span className="chip story-use">{story.useCase}</span>
          )}
          {isSample(story) && <span className="sample">{sampleNote}</span>}
        </p>
        <h1>{story.title}</h1>
        <p className="lead">{keepDurations(story.description)}</p>
        <div className="story-actions no-print">
          <DemoButton />
          <PrintButton>Download PDF</PrintButton>
          <a href={paths.solution} className="btn">
            Learn More<span className="sr-only"> about the solution</span>
          </a>
        </div>
      </header>
    </div>
  )
}

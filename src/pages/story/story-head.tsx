import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { DemoButton } from '../../components/demo-button.tsx'
import { PrintButton } from '../../components/print-button.tsx'
import { isSample, sampleNote } from '../../content/sample.ts'
import type { Story } from '../../content/stories/schema.ts'
import { keepDurations } from '../../lib/durations.ts'
import type { Crumb } from '../../paths.ts'
import { product } from '../../site.ts'
import { head } from './copy.ts'

type Props = { story: Story; trail: readonly Crumb[] }

/** What kind of event it was and what happened, and what a reader can do with the story. */
export function StoryHead({ story, trail }: Props) {
  const { scenario, useCase, title, description } = story
  return (
    <header className="story-head once-whole page">
      <p className="print-only flex justify-between pb-[5pt] edge-b-ink text-small">
        <b>{product}</b> {head.line}
      </p>
      <Breadcrumbs trail={trail} isTitleBelow />
      <p className="story-badges flex flex-wrap items-center gap-2">
        {scenario === useCase ? (
          <span className="chip story-scenario">
            {head.both}: {scenario}
          </span>
        ) : (
          <>
            <span className="chip story-scenario">{scenario}</span>
            <span className="chip story-use">{useCase}</span>
          </>
        )}
        {isSample(story) && <span className="sample ml-2">{sampleNote}</span>}
      </p>
      <h1>{title}</h1>
      <div className="story-deed">
        <p>
          {keepDurations(description)}{' '}
          <a href={head.more.href} className="link whitespace-nowrap no-print">
            {head.more.label}
            <span className="sr-only"> {head.more.about}</span>
          </a>
        </p>
        <div className="flex gap-3 no-print">
          <DemoButton />
          <PrintButton>{head.pdf}</PrintButton>
        </div>
      </div>
    </header>
  )
}

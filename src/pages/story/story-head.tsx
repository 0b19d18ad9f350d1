import { BackLink } from '../../components/back-link.tsx'
import { DemoButton } from '../../components/demo-button.tsx'
import { PrintButton } from '../../components/print-button.tsx'
import { isSample, sampleNote } from '../../content/sample.ts'
import type { Story } from '../../content/stories/schema.ts'
import { keepDurations } from '../../lib/durations.ts'
import { product } from '../../site.ts'
import { head } from './copy.ts'

/** What kind of event it was and what happened; beside it, what a reader can do with the story. */
export function StoryHead({ story }: { story: Story }) {
  const { scenario, useCase, title, description } = story
  return (
    <header className="once-whole page pt-5 pb-6 print:p-0">
      <p className="print-only mb-[30pt] pb-[6pt] line-b border-ink text-small">
        <b>{product}</b> {head.line}
      </p>
      <BackLink href={head.back.href}>{head.back.label}</BackLink>
      <div className="cols gap-y-5 items-end mt-4">
        <div className="col-span-12 lg:col-span-8 print:col-span-12">
          <p className="flex flex-wrap items-center gap-2 mb-3.5 print:mb-[12pt]">
            <span className="chip bg-ink text-ground print:bg-transparent print:text-ink print:border print:border-solid print:border-ink">
              {scenario}
            </span>
            <span className="chip [box-shadow:inset_0_0_0_1px_var(--ink-2)]">{useCase}</span>
            {isSample(story) && <span className="sample ml-2">{sampleNote}</span>}
          </p>
          <h1 className="title-long mt-0!">{title}</h1>
        </div>
        <div className="col-span-12 lg:col-span-4 print:col-span-12">
          <p className="lead print:max-w-none print:mt-[10pt]">{keepDurations(description)}</p>
          <div className="flex flex-wrap gap-3 mt-4 no-print">
            <DemoButton />
            <PrintButton>{head.pdf}</PrintButton>
            <a href={head.more.href} className="btn">
              {head.more.label}
              <span className="sr-only"> {head.more.about}</span>
            </a>
          </div>
        </div>
      </div>
    </header>
  )
}

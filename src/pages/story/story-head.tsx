import { BackLink } from '../../components/back-link.tsx'
import { DemoButton } from '../../components/demo-button.tsx'
import { PrintButton } from '../../components/print-button.tsx'
import { isSample, sampleNote } from '../../content/sample.ts'
import type { Story } from '../../content/stories/schema.ts'
import { keepDurations } from '../../lib/durations.ts'
import { product } from '../../site.ts'
import { head } from './copy.ts'

/** What kind of event it was, what happened, and what a reader can do with it. */
export function StoryHead({ story }: { story: Story }) {
  const { scenario, useCase, title, description } = story
  return (
    <div className="ruled">
      <header className="page pt-7 pb-[clamp(40px,5vw,72px)] print:p-0">
        <p className="print-only mb-[30pt] pb-[6pt] line-b border-ink text-[10pt]">
          <b>{product}</b> {head.line}
        </p>
        <BackLink href={head.back.href}>{head.back.label}</BackLink>
        <p className="flex flex-wrap items-center gap-2 mt-5 print:mt-0 print:mb-[12pt]">
          <span className="chip bg-ink text-ground print:bg-transparent print:text-ink print:border print:border-solid print:border-ink">
            {scenario}
          </span>
          {useCase !== scenario && (
            <span className="chip [box-shadow:inset_0_0_0_1px_var(--ink-2)]">{useCase}</span>
          )}
          {isSample(story) && <span className="sample ml-2">{sampleNote}</span>}
        </p>
        <h1 className="title-long">{title}</h1>
        <p className="lead mt-5 print:max-w-none print:mt-[10pt] print:text-[12pt]">
          {keepDurations(description)}
        </p>
        <div className="flex flex-wrap gap-3 mt-7 no-print">
          <DemoButton />
          <PrintButton>{head.pdf}</PrintButton>
          <a href={head.more.href} className="btn">
            {head.more.label}
            <span className="sr-only"> {head.more.about}</span>
          </a>
        </div>
      </header>
    </div>
  )
}

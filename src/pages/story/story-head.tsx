import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { DemoButton } from '../../components/demo-button.tsx'
import { PrintButton } from '../../components/print-button.tsx'
import { isSample, sampleNote } from '../../content/sample.ts'
import type { Story } from '../../content/stories/schema.ts'
import { keepTogether } from '../../lib/keep-together.ts'
import type { Crumb } from '../../paths.ts'
import { head } from './copy.ts'

const chip =
  'chip max-sm:whitespace-normal [box-shadow:inset_0_0_0_1px_var(--ink)] media-forced:[outline:1px_solid]'
const scenarioChip = `${chip} bg-ink text-ground`

type Props = { story: Story; trail: readonly Crumb[] }

/** What kind of event it was and what happened, and what a reader can do with the story. */
export function StoryHead({ story, trail }: Props) {
  const { scenario, useCase, title, description } = story
  return (
    <header className="once-whole page pb-9">
      <Breadcrumbs trail={trail} isTitleBelow />
      <p className="flex flex-wrap items-center gap-2 mt-5">
        {scenario === useCase ? (
          <span className={scenarioChip}>
            {head.both}: {scenario}
          </span>
        ) : (
          <>
            <span className={scenarioChip}>{scenario}</span>
            <span className={chip}>{useCase}</span>
          </>
        )}
        {isSample(story) && <span className="sample">{sampleNote}</span>}
      </p>
      <h1 className="mt-3.5 max-w-295">{title}</h1>
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5 mt-5">
        <p className="max-w-175 leading-normal text-ink-2">
          {keepTogether(description)}{' '}
          <a href={head.more.href} className="link whitespace-nowrap no-print">
            {head.more.label}
            <span className="sr-only"> {head.more.about}</span>
          </a>
        </p>
        <div className="flex gap-2 sm:gap-3 no-print max-sm:[&_.btn]:flex-1 max-sm:[&_.btn]:px-2 max-[379px]:[&_[class*=printer]]:hidden">
          <DemoButton />
          <PrintButton>{head.pdf}</PrintButton>
        </div>
      </div>
    </header>
  )
}

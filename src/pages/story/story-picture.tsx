import { Hatch, StoryDrawing } from '../../components/story-drawing/story-drawing.tsx'
import { small, wide } from '../../components/story-drawing/size.ts'
import { isSample, sampleNote } from '../../content/sample.ts'
import type { Story } from '../../content/stories/schema.ts'
import { drawn } from './copy.ts'

/** The story's drawing across the page; on a narrow screen the one of its card. */
export function StoryPicture({ story }: { story: Story }) {
  return (
    <figure className="page pb-7 print:px-0 print:pb-[10pt]">
      <Hatch />
      <StoryDrawing
        figures={story.drawing}
        size={wide}
        className="hidden! lg:block! print:block!"
      />
      <div className="max-w-[560px] lg:hidden print:hidden">
        <StoryDrawing figures={story.drawing} size={small} />
      </div>
      <figcaption className="mt-3 text-small text-ink-3">
        {drawn}
        {isSample(story) && ` ${sampleNote}.`}
      </figcaption>
    </figure>
  )
}

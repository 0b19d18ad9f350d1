import { StoryDrawing } from '../../components/story-drawing/story-drawing.tsx'
import type { Story } from '../../content/stories/schema.ts'
import { keepTogether } from '../../lib/keep-together.ts'
import { paths } from '../../paths.ts'
import { StoryLine } from './story-card.tsx'

/** A story across the page: its figure and its drawing on one dark ground. */
export function StoryLead({ story }: { story: Story }) {
  const { value, label } = story.metrics[story.key]
  return (
    <article className="relative mb-14">
      <div className="on-dark p-6 lg:p-10 rounded-bar">
        <p className="text-on-bottle-2">
          <b className="block text-poster fw-540 figures text-on-bottle">{value}</b>
          <span className="block mt-3">{keepTogether(label)}</span>
        </p>
        <StoryDrawing drawing={story.drawing} show={['wide', 'card']} />
      </div>
      <div className="flex flex-wrap justify-between items-baseline gap-x-6 gap-y-1 mt-5">
        <h2 className="max-w-26em text-claim">
          <a href={paths.story(story.id)} className="no-underline whole-card">
            {story.title}
          </a>
        </h2>
        <StoryLine story={story} of={[story.scenario, story.useCase]} />
      </div>
    </article>
  )
}

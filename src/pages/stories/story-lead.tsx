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
        {/* A wide drawing leaves this corner empty. */}
        <div className="grid min-[1120px]:*:col-start-1 min-[1120px]:*:row-start-1 min-[760px]:max-[1119px]:parts-3-2 items-end gap-x-8 gap-y-5">
          <StoryDrawing drawing={story.drawing} show={['wide', 'card']} />
          <div className="min-[1120px]:w-[32%]">
            <h2 className="text-claim text-balance">
              <a href={paths.story(story.id)} className="no-underline whole-card">
                {story.title}
              </a>
            </h2>
            <StoryLine story={story} of={[story.scenario, story.useCase]} />
          </div>
        </div>
      </div>
    </article>
  )
}

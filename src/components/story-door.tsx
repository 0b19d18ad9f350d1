import { isSample, sampleNote } from '../content/sample.ts'
import type { Story } from '../content/stories/schema.ts'
import { keepTogether } from '../lib/keep-together.ts'
import { paths } from '../paths.ts'
import { StoryDrawing } from './story-drawing/story-drawing.tsx'

type Props = {
  title: string
  /** The first is drawn, and the others are listed below it. */
  stories: readonly Story[]
}

/** The way to the success stories: a drawing, the figure that it explains, and what happened. */
export function StoryDoor({ title, stories }: Props) {
  const [first, ...others] = stories
  if (!first) return null
  const { value, label } = first.metrics[first.key]
  return (
    <>
      <div className="flex flex-wrap justify-between items-baseline gap-x-6 gap-y-2">
        <h2>{title}</h2>
        {stories.some(isSample) && <p className="sample">{sampleNote}</p>}
      </div>
      <article className="relative mt-7" data-story>
        <StoryDrawing drawing={first.drawing} show={['wide', 'card']} isDecoration />
        {/* A wide drawing leaves this corner empty. */}
        <div className="mt-5 min-[1120px]:absolute min-[1120px]:bottom-4 min-[1120px]:w-1/3">
          <p className="text-ink-2">
            <b className="block text-figure fw-520 figures text-ink">{value}</b>
            {keepTogether(label)}
          </p>
          <h3 className="mt-3">
            <StoryLink story={first} />
          </h3>
        </div>
      </article>
      {others.length > 0 && (
        <ul className="mt-6 list-none edge-b-rule">
          {others.map((story) => (
            <li key={story.id} className="relative py-3.5 edge-t-rule">
              <StoryLink story={story} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function StoryLink({ story: { id, title } }: { story: Story }) {
  return (
    <a href={paths.story(id)} className="whole-card">
      {title}
    </a>
  )
}

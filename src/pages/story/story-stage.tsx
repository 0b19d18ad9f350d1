import { StoryDrawing } from '../../components/story-drawing/story-drawing.tsx'
import { keepTogether } from '../../lib/keep-together.ts'
import type { Story } from '../../content/stories/schema.ts'

/** A figure of more letters does not fit beside a full-size drawing. */
const mostLetters = 10

const light = 'edge-y-rule bg-ground-2'

/** The drawing at full width. Its key figure is where wide.svg and tall.svg leave room for it. */
export function StoryStage({ story }: { story: Story }) {
  const { value, label } = story.metrics[story.key]
  const size =
    value.length > mostLetters
      ? 'text-[5.8cqw] max-[1119px]:text-[11.5cqw]'
      : 'text-[9.375cqw] max-[1119px]:text-[18.7cqw]'
  const isDark = story.scenario !== 'Planned Change'
  const colour = isDark ? 'text-on-bottle-2' : 'text-ink-2'
  return (
    <div className={`page pt-8 pb-7 ${isDark ? 'on-dark' : light}`}>
      <div className="@container relative max-[1119px]:max-w-120">
        <StoryDrawing drawing={story.drawing} show={['wide', 'tall']} />
        <p className="absolute top-0 left-0 max-[1119px]:right-0 min-[1120px]:flex min-[1120px]:flex-col min-[1120px]:justify-end min-[1120px]:bottom-0 min-[1120px]:w-[38.1%] min-[1120px]:pb-[1.1cqw]">
          <b
            className={`block ml-[-.03em] fw-520 figures leading-[.95] tracking-[-.035em] whitespace-nowrap ${size}`}
          >
            {value}
          </b>{' '}
          <span
            className={`block mt-2.5 leading-6.25 max-[1119px]:mt-1.5 max-[1119px]:text-small max-[1119px]:leading-5 ${colour}`}
          >
            {keepTogether(label)}
          </span>
        </p>
      </div>
    </div>
  )
}

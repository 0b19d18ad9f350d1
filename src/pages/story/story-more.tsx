import { StoryDrawing } from '../../components/story-drawing/story-drawing.tsx'
import type { Story } from '../../content/stories/schema.ts'
import { keepDurations } from '../../lib/durations.ts'
import { paths } from '../../paths.ts'
import { more } from './copy.ts'

type Props = { scenario: string; stories: readonly Story[] }

/** Other events of the same kind, each by its drawing and the figure that it was about. */
export function StoryMore({ scenario, stories }: Props) {
  return (
    <nav
      className="page pt-18 pb-24 max-md:pt-13 max-md:pb-16 no-print"
      aria-label={more.label(scenario)}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2>{more.title(scenario)}</h2>
        <a href={more.all.href} className="link">
          {more.all.label}
        </a>
      </div>
      <ul className="grid grid-cols-[repeat(3,minmax(0,400px))] max-lg:grid-cols-3 max-md:grid-cols-[minmax(0,400px)] justify-between gap-6 max-md:gap-10 mt-9">
        {stories.map(({ id, title, metrics, key, drawing }) => (
          <li key={id} className="story-card relative">
            <StoryDrawing drawing={drawing} show={['card']} />
            <p className="mt-2.5 text-small text-ink-2">
              <b className="text-item fw-520 narrow text-ink mr-1">{metrics[key].value}</b>{' '}
              {keepDurations(metrics[key].label)}
            </p>
            <h3 className="mt-1.5 text-topic">
              <a href={paths.story(id)} className="no-underline whole-card">
                {title}
              </a>
            </h3>
          </li>
        ))}
      </ul>
    </nav>
  )
}

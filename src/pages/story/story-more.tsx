import { StoryDrawing } from '../../components/story-drawing/story-drawing.tsx'
import type { Story } from '../../content/stories/schema.ts'
import { keepTogether } from '../../lib/keep-together.ts'
import { paths } from '../../paths.ts'
import { more } from './copy.ts'

type Props = { scenario: string; stories: readonly Story[] }

/** Up to two other stories of this scenario: drawing, key metric and title. */
export function StoryMore({ scenario, stories }: Props) {
  return (
    <nav
      className="page grid md:grid-cols-3 gap-x-6 gap-y-9 pt-18 pb-24 max-md:pt-13 max-md:pb-16 no-print"
      aria-label={more.label(scenario)}
    >
      <div>
        <h2>{more.title(scenario)}</h2>
        <a href={more.all.href} className="link inline-block mt-4">
          {more.all.label}
        </a>
      </div>
      <ul className="md:col-span-2 grid sm:grid-cols-2 gap-x-6 gap-y-10">
        {stories.map(({ id, title, metrics, key, drawing }) => (
          <li key={id} className="story-card relative">
            <StoryDrawing drawing={drawing} show={['card']} />
            <p className="mt-2.5 text-small text-ink-2">
              <b className="text-item fw-520 narrow text-ink mr-1">{metrics[key].value}</b>{' '}
              {keepTogether(metrics[key].label)}
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

import type { Story } from '../../content/stories/schema.ts'
import { paths } from '../../paths.ts'
import { more } from './copy.ts'
import { StoryHeading } from './story-heading.tsx'

type Props = { scenario: string; stories: readonly Story[] }

/** Other events of the same kind, by the figure that each was about. */
export function StoryMore({ scenario, stories }: Props) {
  return (
    <nav className="col-span-full pt-2 no-print" aria-label={more.label(scenario)}>
      <StoryHeading>{more.title(scenario)}</StoryHeading>
      <ul className="list-none">
        {stories.map(({ id, title, metrics }) => (
          <li key={id} className="line-t">
            <a
              href={paths.story(id)}
              className="grid sm:grid-cols-[minmax(150px,2fr)_9fr] gap-x-6 items-baseline py-3.5 no-underline underline-offset-4 hover:underline"
            >
              <b className="text-item fw-520 narrow">{metrics[0].value}</b> {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

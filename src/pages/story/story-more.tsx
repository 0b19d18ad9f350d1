import type { Story } from '../../content/stories/schema.ts'
import { paths } from '../../paths.ts'

type Props = { scenario: string; stories: readonly Story[] }

/** Other events of the same kind, by the figure that each was about. */
export function StoryMore({ scenario, stories }: Props) {
  return (
    <nav className="story-more no-print" aria-label={`More stories: ${scenario}`}>
      <h2>More from {scenario}</h2>
      <ul className="story-more-list">
        {stories.map(({ id, title, metrics }) => (
          <li key={id}>
            <a href={paths.story(id)}>
              <b>{metrics[0].value}</b> {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

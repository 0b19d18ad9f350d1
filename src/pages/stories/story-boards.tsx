import type { ReactNode } from 'react'
import type { StoryColumn } from '../../content/stories.ts'
import { StoryCard } from './story-card.tsx'

type Props = {
  title: string
  lead: string
  columns: readonly StoryColumn[]
  /** What stands in a column that has no story yet. */
  empty: ReactNode
}

/** The stories on four boards, one for each kind of night, each with its count. */
export function StoryBoards({ title, lead, columns, empty }: Props) {
  return (
    <section className="ruled">
      <div className="page story-intro">
        <h1 className="max-w-[10.1em]">{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <div className="page story-boards">
        {columns.map(({ title: name, count, stories }) => (
          <section key={name} className="story-board">
            <h2>
              {name} <span className="story-count">{count}</span>
            </h2>
            {stories.length === 0 ? (
              <div className="story-empty">{empty}</div>
            ) : (
              <div className="story-cards">
                {stories.map((story) => (
                  <StoryCard key={story.id} story={story} />
                ))}
              </div>
            )}
          </section>
        ))}
      </div>
    </section>
  )
}

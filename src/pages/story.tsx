import { useParams } from 'react-router-dom'
import { getStories, getStory } from '../content/stories.ts'
import { paths } from '../paths.ts'
import { StoryHead } from '../sections/stories/story-head.tsx'
import { StoryRecord } from '../sections/stories/story-record.tsx'
import { PageHead } from '../seo/page-head.tsx'

export function Component() {
  const story = getStory(useParams().id!)!
  const more = getStories().filter(
    ({ id, scenario }) => scenario === story.scenario && id !== story.id,
  )
  return (
    <>
      <PageHead path={paths.story(story.id)} title={story.title} description={story.description} />
      <article className="story">
        <StoryHead story={story} />
        <StoryRecord story={story} more={more.slice(0, 3)} />
      </article>
    </>
  )
}

import { useParams } from 'react-router-dom'
import { getStories, getStory } from '../../content/stories.ts'
import { paths, trailTo } from '../../paths.ts'
import { StoryHead } from './story-head.tsx'
import { StoryRecord } from './story-record.tsx'
import { PageHead } from '../../seo/page-head.tsx'
import { BreadcrumbLine } from '../../components/breadcrumbs.tsx'
import { storyArticle } from '../../seo/structured-data/content-nodes.ts'

export function Component() {
  const story = getStory(useParams().id!)!
  const path = paths.story(story.id)
  const trail = trailTo(
    { name: 'Success stories', path: paths.stories },
    { name: story.title, path },
  )
  const more = getStories().filter(
    ({ id, scenario }) => scenario === story.scenario && id !== story.id,
  )
  return (
    <>
      <PageHead
        path={path}
        title={story.title}
        description={story.description}
        trail={trail}
        nodes={[storyArticle(story)]}
        isArticle
      />
      <BreadcrumbLine trail={trail} />
      <article className="story">
        <StoryHead story={story} />
        <StoryRecord story={story} more={more.slice(0, 3)} />
      </article>
    </>
  )
}

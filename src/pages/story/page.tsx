import { useParams } from 'react-router-dom'
import { BreadcrumbLine } from '../../components/breadcrumbs.tsx'
import { getStories, getStory } from '../../content/stories.ts'
import { paths, trailTo } from '../../paths.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { storyArticle } from '../../seo/structured-data/content-nodes.ts'
import { trailStart } from './copy.ts'
import { StoryAccount } from './story-account.tsx'
import { StoryHead } from './story-head.tsx'
import { StoryMetrics } from './story-metrics.tsx'
import { StoryPicture } from './story-picture.tsx'

export function Component() {
  const story = getStory(useParams().id!)!
  const path = paths.story(story.id)
  const trail = trailTo(trailStart, { name: story.title, path })
  const others = getStories().filter(
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
      <article className="print:min-h-[245mm]">
        <div className="ruled">
          <StoryHead story={story} />
          <StoryPicture story={story} />
          <StoryMetrics metrics={story.metrics} />
        </div>
        <StoryAccount story={story} others={others.slice(0, 3)} />
      </article>
    </>
  )
}

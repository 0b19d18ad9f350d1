import { useParams } from 'react-router-dom'
import { getStories, getStory } from '../../content/stories.ts'
import { origin } from '../../site.ts'
import { paths, trailTo } from '../../paths.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { storyArticle } from '../../seo/structured-data/content-nodes.ts'
import { copyright, trailStart } from './copy.ts'
import { StoryAccount } from './story-account.tsx'
import { StoryHead } from './story-head.tsx'
import { StoryMore } from './story-more.tsx'
import { StoryStage } from './story-stage.tsx'
import type { Story } from '../../content/stories/schema.ts'

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
      <article>
        <StoryHead story={story} trail={trail} />
        <StoryStage story={story} />
        <StoryAccount story={story} />
        <StoryVoice story={story} />
        <p className="page print-only flex justify-between mt-[18pt] pt-[5pt] edge-t-rule text-data">
          <a href={origin}>{origin.replace(/^https?:\/\//, '')}</a>
          <span>{copyright}</span>
        </p>
      </article>
      {others.length > 0 && <StoryMore scenario={story.scenario} stories={others.slice(0, 3)} />}
    </>
  )
}

/** Who said what, on a band of its own: dark where the drawing is light, so that each page has one. */
function StoryVoice({ story: { quote, scenario } }: { story: Story }) {
  return (
    <figure className={`story-voice page ${scenario === 'Planned Change' ? 'on-dark' : ''}`}>
      <blockquote>“{quote.text}”</blockquote>
      <figcaption>
        <b>{quote.author}</b>, {quote.title}
      </figcaption>
    </figure>
  )
}

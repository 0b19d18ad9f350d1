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
      <article className="story">
        <StoryHead story={story} trail={trail} />
        <StoryStage story={story} />
        <StoryAccount story={story} />
        <StoryVoice story={story} />
        <p className="page print-only flex justify-between mt-[18pt] pt-[5pt] edge-t-rule text-data">
          <a href={origin}>{origin.replace(/^https?:\/\//, '')}</a>
          <span>{copyright}</span>
        </p>
      </article>
      {others.length > 0 && <StoryMore scenario={story.scenario} stories={others.slice(0, 2)} />}
    </>
  )
}

/** The quote in a band that is dark if the drawing is light, so that each page has one dark band. */
function StoryVoice({ story: { quote, scenario } }: { story: Story }) {
  const isDark = scenario === 'Planned Change'
  return (
    <figure
      className={`page pt-[clamp(56px,6.2cqw,88px)] pb-[clamp(52px,5.6cqw,80px)] ${isDark ? 'on-dark' : 'bg-ground-2'}`}
    >
      <blockquote className="max-w-295 font-serif text-heading normal-nums leading-tight indent-[-.4em] max-md:indent-0">
        “{quote.text}”
      </blockquote>
      <figcaption
        className={`mt-[clamp(28px,2.8cqw,40px)] ${isDark ? 'text-on-bottle-2' : 'text-ink-2'}`}
      >
        <b className={`fw-600 ${isDark ? 'text-on-bottle' : 'text-ink'}`}>{quote.author}</b>,{' '}
        {quote.title}
      </figcaption>
    </figure>
  )
}

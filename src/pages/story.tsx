import { useParams } from 'react-router-dom'
import { getStory } from '../content/stories.ts'
import { paths } from '../paths.ts'
import { PageHead } from '../seo/page-head.tsx'

export function Component() {
  const story = getStory(useParams().id!)!
  return (
    <>
      <PageHead path={paths.story(story.id)} title={story.title} description={story.description} />
      <div className="ruled">
        <div className="page band-half">
          <h1 className="max-w-[20ch]">{story.title}</h1>
          <p className="lead mt-7">{story.description}</p>
        </div>
      </div>
    </>
  )
}

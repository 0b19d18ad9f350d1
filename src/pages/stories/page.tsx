import { isSample } from '../../content/sample.ts'
import { getStories, storyColumns } from '../../content/stories.ts'
import { PageTop } from '../page-top.tsx'
import { ClosingBand } from '../../components/closing-band.tsx'
import { closing, empty, head, intro, invitation, sampleOf } from './copy.ts'
import { StoryList } from './story-list.tsx'

const stories = getStories()
const sample = stories.some(isSample) ? sampleOf(stories.length) : undefined

export function Component() {
  return (
    <>
      <PageTop {...head} />
      <StoryList
        {...intro}
        sample={sample}
        columns={storyColumns()}
        stories={stories}
        empty={empty}
        invitation={invitation}
      />
      <ClosingBand {...closing} />
    </>
  )
}

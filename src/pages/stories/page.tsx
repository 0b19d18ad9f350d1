import { BreadcrumbLine } from '../../components/breadcrumbs.tsx'
import { isSample } from '../../content/sample.ts'
import { getStories, storyColumns } from '../../content/stories.ts'
import { trailTo } from '../../paths.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { empty, head, intro, invitation, sampleOf } from './copy.ts'
import { StoryBoards } from './story-boards.tsx'

const stories = getStories()
const sample = stories.some(isSample) ? sampleOf(stories.length) : undefined

const trail = trailTo({ name: head.title, path: head.path })

export function Component() {
  return (
    <>
      <PageHead {...head} trail={trail} />
      <BreadcrumbLine trail={trail} />
      <StoryBoards
        {...intro}
        sample={sample}
        columns={storyColumns()}
        empty={empty}
        invitation={invitation}
      />
    </>
  )
}

import { BreadcrumbLine } from '../../components/breadcrumbs.tsx'
import { storyColumns } from '../../content/stories.ts'
import { trailTo } from '../../paths.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { empty, head, intro } from './copy.ts'
import { StoryBoards } from './story-boards.tsx'

const trail = trailTo({ name: head.title, path: head.path })

export function Component() {
  return (
    <>
      <PageHead {...head} trail={trail} />
      <BreadcrumbLine trail={trail} />
      <StoryBoards {...intro} columns={storyColumns()} empty={empty} />
    </>
  )
}

import { storyColumns } from '../../content/stories.ts'
import { paths, trailTo } from '../../paths.ts'
import { StoryBoards } from './story-boards.tsx'
import { PageHead } from '../../seo/page-head.tsx'
import { BreadcrumbLine } from '../../components/breadcrumbs.tsx'

const trail = trailTo({ name: 'Success stories', path: paths.stories })

const head = {
  trail,
  path: paths.stories,
  title: 'Success stories',
  description:
    'How runbook teams planned, rehearsed and executed: eleven illustrative stories by scenario, each with its three measurements.',
}

const intro = {
  title: 'Success stories: how the night went',
  lead: 'Accounts of planned change and recovery: what was at stake, what was rehearsed, and what the clock said afterwards. They are illustrative, and say so.',
}

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <BreadcrumbLine trail={trail} />
      <StoryBoards
        {...intro}
        columns={storyColumns()}
        empty={
          <p>
            Until then, <a href={paths.cyberRecovery}>the Cyber Recovery scenario</a> shows the
            order of a rebuild: identity first, reconnection last.
          </p>
        }
      />
    </>
  )
}

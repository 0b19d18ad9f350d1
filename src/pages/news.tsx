import { paths } from '../paths.ts'
import { PageIntro } from '../sections/page-intro.tsx'
import { PageHead } from '../seo/page-head.tsx'

const head = {
  path: paths.news,
  title: 'News',
  description:
    'The latest posts from the Cuewright company page, read once a day and kept in our own database, so that no tracker follows you here.',
}

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <PageIntro
        title="Latest News & Updates"
        lead="What we have published on our company page, kept in our own database and shown here without its trackers."
      />
    </>
  )
}

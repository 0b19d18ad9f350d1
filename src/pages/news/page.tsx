import { BreadcrumbLine } from '../../components/breadcrumbs.tsx'
import { trailTo } from '../../paths.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { feed, head, intro } from './copy.ts'
import { NewsIntro } from './news-intro.tsx'
import { NewsPosts } from './news-posts.tsx'

const trail = trailTo({ name: head.title, path: head.path })

export function Component() {
  return (
    <>
      <PageHead {...head} trail={trail} />
      <BreadcrumbLine trail={trail} />
      <div className="ruled">
        <div className="page pt-opening pb-band-end">
          <NewsIntro {...intro} />
          <NewsPosts {...feed} />
        </div>
      </div>
    </>
  )
}

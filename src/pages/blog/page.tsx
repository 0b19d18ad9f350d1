import { BreadcrumbLine } from '../../components/breadcrumbs.tsx'
import { getListedPosts } from '../../content/posts.ts'
import { paths, trailTo } from '../../paths.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { head, intro } from './copy.ts'
import { PostList } from './post-list.tsx'

const trail = trailTo({ name: head.title, path: paths.blog })

export function Component() {
  return (
    <>
      <PageHead {...head} trail={trail} />
      <BreadcrumbLine trail={trail} />
      <PostList {...intro} posts={getListedPosts()} />
    </>
  )
}

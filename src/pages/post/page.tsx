import { useParams } from 'react-router-dom'
import { BreadcrumbLine } from '../../components/breadcrumbs.tsx'
import { getNeighbours, getPost } from '../../content/posts.ts'
import { paths, trailTo } from '../../paths.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { blogPosting } from '../../seo/structured-data/content-nodes.ts'
import { trailStart } from './copy.ts'
import { PostArticle } from './post-article.tsx'
import { PostNext } from './post-next.tsx'

export function Component() {
  const post = getPost(useParams().slug!)!
  const path = paths.post(post.slug)
  const trail = trailTo(trailStart, { name: post.title, path })
  return (
    <>
      <PageHead
        path={path}
        title={post.title}
        description={post.excerpt}
        trail={trail}
        nodes={[blogPosting(post)]}
        isArticle
      />
      <BreadcrumbLine trail={trail} />
      <PostArticle post={post} />
      <PostNext {...getNeighbours(post.slug)} />
    </>
  )
}

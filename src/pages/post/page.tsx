import { useParams } from 'react-router-dom'
import { getNeighbours, getPost } from '../../content/posts.ts'
import { paths, trailTo } from '../../paths.ts'
import { PostArticle } from './post-article.tsx'
import { PostNext } from './post-next.tsx'
import { PageHead } from '../../seo/page-head.tsx'
import { BreadcrumbLine } from '../../components/breadcrumbs.tsx'
import { blogPosting } from '../../seo/structured-data/content-nodes.ts'

export function Component() {
  const post = getPost(useParams().slug!)!
  const path = paths.post(post.slug)
  const trail = trailTo({ name: 'Blog', path: paths.blog }, { name: post.title, path })
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

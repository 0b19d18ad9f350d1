import { useParams } from 'react-router-dom'
import { getNeighbours, getPost } from '../content/posts.ts'
import { paths } from '../paths.ts'
import { PostArticle } from '../sections/blog/post-article.tsx'
import { PostNext } from '../sections/blog/post-next.tsx'
import { PageHead } from '../seo/page-head.tsx'
import { trailTo } from '../lib/trail.ts'
import { Trail } from '../sections/trail.tsx'
import { blogPosting } from '../seo/structured-data/content-nodes.ts'

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
      <Trail trail={trail} />
      <PostArticle post={post} />
      <PostNext {...getNeighbours(post.slug)} />
    </>
  )
}

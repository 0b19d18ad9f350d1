import { useParams } from 'react-router-dom'
import { getNeighbours, getPost } from '../content/posts.ts'
import { paths } from '../paths.ts'
import { PostArticle } from '../sections/blog/post-article.tsx'
import { PostNext } from '../sections/blog/post-next.tsx'
import { FeedLink } from '../seo/feed-link.tsx'
import { PageHead } from '../seo/page-head.tsx'

export function Component() {
  const post = getPost(useParams().slug!)!
  return (
    <>
      <PageHead path={paths.post(post.slug)} title={post.title} description={post.excerpt} />
      <FeedLink />
      <PostArticle post={post} />
      <PostNext {...getNeighbours(post.slug)} />
    </>
  )
}

import { getListedPosts } from '../../content/posts.ts'
import { PageTop } from '../page-top.tsx'
import { head, intro } from './copy.ts'
import { PostList } from './post-list.tsx'

export function Component() {
  return (
    <>
      <PageTop {...head} />
      <PostList {...intro} posts={getListedPosts()} />
    </>
  )
}

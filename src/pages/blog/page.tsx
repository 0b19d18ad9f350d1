import { getListedPosts, getPosts } from '../../content/posts.ts'
import { PageTop } from '../page-top.tsx'
import { head, intro, others } from './copy.ts'
import { PostList } from './post-list.tsx'

export function Component() {
  return (
    <>
      <PageTop {...head} />
      <PostList
        {...intro}
        posts={getListedPosts()}
        more={{ ...others, posts: getPosts().filter(({ listed }) => !listed) }}
      />
    </>
  )
}

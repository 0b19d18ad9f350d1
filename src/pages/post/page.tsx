import { useParams } from 'react-router-dom'
import { getNeighbours, getPost, type Post } from '../../content/posts.ts'
import { getStory } from '../../content/stories.ts'
import { paths } from '../../paths.ts'
import { PageTop } from '../page-top.tsx'
import { blogPosting } from '../../seo/structured-data/content-nodes.ts'
import { trailStart } from './copy.ts'
import { PostArticle } from './post-article.tsx'
import { PostNext } from './post-next.tsx'

export function Component() {
  const post = getPost(useParams().slug!)!
  const path = paths.post(post.slug)
  return (
    <>
      <PageTop
        path={path}
        title={post.title}
        description={post.excerpt}
        above={[trailStart]}
        nodes={[blogPosting(post)]}
        isArticle
      />
      <PostArticle post={post} />
      <PostNext story={storyOf(post)} {...getNeighbours(post.slug)} />
    </>
  )
}

function storyOf({ slug, story: id }: Post) {
  if (!id) return undefined
  const story = getStory(id)
  if (!story) throw new Error(`src/content/blog/${slug}.md: there is no story '${id}'`)
  return story
}

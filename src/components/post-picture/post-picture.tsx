import { readPicture } from '../../content/files.ts'
import type { Post } from '../../content/posts.ts'

/** A post's picture inside the HTML: as a file, it would be the page's largest paint one request later. */
export function PostPicture({ post, className }: { post: Post; className: string }) {
  return (
    <svg
      className={`post-picture ${className}`}
      viewBox="0 0 960 540"
      role="img"
      aria-label={post.imageAlt}
      dangerouslySetInnerHTML={{ __html: readPicture(post.image) }}
    />
  )
}

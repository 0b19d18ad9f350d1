import { useParams } from 'react-router-dom'
import { getPost } from '../content/posts.ts'
import { paths } from '../paths.ts'
import { PageHead } from '../seo/page-head.tsx'

export function Component() {
  const post = getPost(useParams().slug!)!
  return (
    <>
      <PageHead path={paths.post(post.slug)} title={post.title} description={post.excerpt} />
      <div className="ruled">
        <div className="page band-half">
          <h1 className="max-w-[20ch]">{post.title}</h1>
          <div className="prose mt-12" dangerouslySetInnerHTML={{ __html: post.html }} />
        </div>
      </div>
    </>
  )
}

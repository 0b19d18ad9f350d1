import { paths } from '../../paths.ts'
import { NotFound } from './not-found.tsx'
import { PageHead } from '../../seo/page-head.tsx'

const head = {
  title: 'Post not found',
  description:
    'There is no blog post at this address. The Cuewright blog lists what there is to read about runbooks and recovery.',
}

const task = {
  name: 'Read this post',
  rows: [
    { name: 'Owner', text: 'You' },
    { name: 'Waits for', text: 'A post at this address' },
    { name: 'Then', text: 'The posts on the blog’s list' },
  ],
}

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <NotFound
        title="Post Not Found"
        text="No post stands at this address. It may have moved, or the link may be mistyped."
        back={{ href: paths.blog, label: 'Back to the blog' }}
        task={task}
      />
    </>
  )
}

import { getListedPosts } from '../../content/posts.ts'
import { paths, trailTo } from '../../paths.ts'
import { PostList } from './post-list.tsx'
import { PageHead } from '../../seo/page-head.tsx'
import { product } from '../../site.ts'
import { BreadcrumbLine } from '../../components/breadcrumbs.tsx'

const trail = trailTo({ name: 'Blog', path: paths.blog })

const head = {
  trail,
  path: paths.blog,
  title: 'Blog',
  description:
    'Writing on cutovers, rehearsals, recovery times and the evidence that regulators ask of banks and other careful organisations.',
}

const intro = {
  title: `The ${product} blog`,
  lead: 'Worked examples from one fictional Saturday night: what a rehearsal finds, where the float goes, and what the record can prove afterwards.',
}

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <BreadcrumbLine trail={trail} />
      <PostList {...intro} posts={getListedPosts()} />
    </>
  )
}

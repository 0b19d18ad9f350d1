import { paths } from '../../paths.ts'

export const trailStart = { name: 'Blog', path: paths.blog }

export const labels = {
  back: { href: paths.blog, label: 'Back to the blog' },
  contents: 'Contents, by the minute',
  author: 'Author',
  published: 'Published',
  reading: 'Reading',
  tags: 'Tags',
}

export const next = {
  label: 'A story, and the posts before and after',
  story: 'How it went for one team',
  previous: 'Previous post',
  next: 'Next post',
  title: 'Explore More Insights',
  text: 'Read more about cutovers, rehearsals, recovery times and audit trails.',
  all: 'All posts',
}

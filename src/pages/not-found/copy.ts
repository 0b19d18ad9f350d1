import { paths } from '../../paths.ts'

/** What a page says that has nothing to show, and the address as a task that nobody can run. */
export type Missing = {
  head: { title: string; description: string }
  title: string
  text: string
  back: { href: string; label: string }
  task: { name: string; rows: readonly { name: string; text: string }[] }
}

export const notStarted = 'Not started'

export const page: Missing = {
  head: {
    title: 'Page not found',
    description:
      'This page does not exist. The navigation above and the timetable below lead to every page of the Cuewright site.',
  },
  title: '404',
  text: 'Oops! Page not found',
  back: { href: paths.home, label: 'Return to Home' },
  task: {
    name: '404 Show this page',
    rows: [
      { name: 'Owner', text: 'Nobody' },
      { name: 'Waits for', text: 'An address that exists' },
      { name: 'Then', text: 'Every page in the timetable below' },
      { name: 'Float', text: 'Plenty' },
    ],
  },
}

export const post: Missing = {
  head: {
    title: 'Post not found',
    description:
      'There is no blog post at this address. The Cuewright blog lists what there is to read about runbooks and recovery.',
  },
  title: 'Post Not Found',
  text: 'No post stands at this address. It may have moved, or the link may be mistyped.',
  back: { href: paths.blog, label: 'Back to the blog' },
  task: {
    name: 'Read this post',
    rows: [
      { name: 'Owner', text: 'You' },
      { name: 'Waits for', text: 'A post at this address' },
      { name: 'Then', text: 'The posts on the blog’s list' },
    ],
  },
}

export const story: Missing = {
  head: {
    title: 'Story not found',
    description:
      'There is no success story at this address. The list of stories shows every account, by scenario, with its measurements.',
  },
  title: 'Story not found',
  text: "The success story you're looking for doesn't exist.",
  back: { href: paths.stories, label: 'Back to success stories' },
  task: {
    name: 'Tell this story',
    rows: [
      { name: 'Owner', text: 'You' },
      { name: 'Waits for', text: 'A story at this address' },
      { name: 'Then', text: 'The eleven that there are' },
    ],
  },
}

export const legal: Missing = {
  head: {
    title: 'Document not found',
    description:
      'There is no legal document at this address. The list of legal documents shows the five that apply to site and product.',
  },
  title: 'Document not found',
  text: 'No legal document stands at this address.',
  back: { href: paths.legals, label: 'Back to Legal Documents' },
  task: {
    name: 'Produce this document',
    rows: [
      { name: 'Owner', text: 'Legal' },
      { name: 'Waits for', text: 'A document at this address' },
      { name: 'Then', text: 'The five documents that apply' },
    ],
  },
}

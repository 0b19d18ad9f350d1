import { paths } from '../../paths.ts'

/** The words of a not-found page, with the address drawn as a task that cannot start. */
export type Missing = {
  head: { card: string; title: string; description: string }
  title: string
  text: string
  back: { href: string; label: string }
  task: { name: string; rows: readonly { name: string; text: string }[] }
}

export const notStarted = 'Not started'

export const page: Missing = {
  head: {
    card: '/404',
    title: 'Page not found',
    description:
      'This page doesn’t exist. Use the menu above or the list below to find every page of the Cuewright site.',
  },
  title: '404',
  text: 'Oops! Page not found',
  back: { href: paths.home, label: 'Return to Home' },
  task: {
    name: '404 Show this page',
    rows: [
      { name: 'Owner', text: 'None yet' },
      { name: 'Waits for', text: 'An address that exists' },
      { name: 'Then', text: 'Every page in the timetable below' },
      { name: 'Float', text: 'Plenty' },
    ],
  },
}

export const post: Missing = {
  head: {
    card: '/blog-not-found',
    title: 'Post not found',
    description:
      'There is no blog post at this address. Find more about runbooks and recovery on the Cuewright blog.',
  },
  title: 'Post Not Found',
  text: 'There is no post at this address. It may have moved, or the link may be mistyped.',
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
    card: '/story-not-found',
    title: 'Story not found',
    description:
      'There is no success story at this address. The list shows every story by scenario, with its results.',
  },
  title: 'Story not found',
  text: "The success story you're looking for doesn't exist.",
  back: { href: paths.stories, label: 'Back to success stories' },
  task: {
    name: 'Tell this story',
    rows: [
      { name: 'Owner', text: 'You' },
      { name: 'Waits for', text: 'A story at this address' },
      { name: 'Then', text: 'All our success stories' },
    ],
  },
}

export const legal: Missing = {
  head: {
    card: '/legal-not-found',
    title: 'Document not found',
    description:
      'There is no legal document at this address. The list shows all five documents for the site and the product.',
  },
  title: 'Document not found',
  text: 'There is no legal document at this address.',
  back: { href: paths.legals, label: 'Back to Legal Documents' },
  task: {
    name: 'Produce this document',
    rows: [
      { name: 'Owner', text: 'Legal' },
      { name: 'Waits for', text: 'A document at this address' },
      { name: 'Then', text: 'All five legal documents' },
    ],
  },
}

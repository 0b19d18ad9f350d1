import { paths } from '../../paths.ts'

export const notStarted = 'Not started'

/** The address is drawn as a task that cannot start. */
export const page = {
  card: '/404',
  title: 'Page not found',
  description: 'Use the menu above or the list below to find every page of the Cuewright site.',
  heading: '404',
  text: 'Oops! Page not found',
  back: { href: paths.home, label: 'Return to Home' },
  task: '404 Show this page',
  facts: [
    ...factsOf('None yet', 'An address that exists', 'Every page in the timetable below'),
    { name: 'Float', text: 'Plenty' },
  ],
}

export const post = {
  card: '/blog-not-found',
  title: 'Post not found',
  description:
    'There is no blog post at this address. Find more about runbooks and recovery on the Cuewright blog.',
  heading: 'Post Not Found',
  text: 'There is no post at this address. It may have moved, or the link may be mistyped.',
  back: { href: paths.blog, label: 'Back to the blog' },
  task: 'Read this post',
  facts: factsOf('You', 'A post at this address', 'The posts on the blog’s list'),
}

export const story = {
  card: '/story-not-found',
  title: 'Story not found',
  description:
    'There is no success story at this address. The list shows every story by scenario, with its results.',
  heading: 'Story not found',
  text: "The success story you're looking for doesn't exist.",
  back: { href: paths.stories, label: 'Back to success stories' },
  task: 'Tell this story',
  facts: factsOf('You', 'A story at this address', 'All our success stories'),
}

export const legal = {
  card: '/legal-not-found',
  title: 'Document not found',
  description: 'The list shows all five legal documents, for the website and the product.',
  heading: 'Document not found',
  text: 'There is no legal document at this address.',
  back: { href: paths.legals, label: 'Back to Legal Documents' },
  task: 'Produce this document',
  facts: factsOf('Legal', 'A document at this address', 'All five legal documents'),
}

function factsOf(owner: string, waitsFor: string, then: string) {
  return [
    { name: 'Owner', text: owner },
    { name: 'Waits for', text: waitsFor },
    { name: 'Then', text: then },
  ]
}

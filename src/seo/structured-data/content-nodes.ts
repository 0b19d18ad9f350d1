import type { Article, BlogPosting, FAQPage, HowTo, Thing, VideoObject } from 'schema-dts'
import type { FaqItem } from '../../content/faq-item.ts'
import type { Post } from '../../content/posts.ts'
import type { Story } from '../../content/stories/schema.ts'
import { paths } from '../../paths.ts'
import { socialCardPath } from '../../lib/social-card.ts'
import { absolute, ids } from './ids.ts'

/** A node of a page's graph; the page's path gives it its identity. */
export type Node = (path: string) => Exclude<Thing, string>

export function faqPage(items: readonly FaqItem[]): Node {
  return (path): FAQPage => ({
    '@type': 'FAQPage',
    '@id': ids.part(path, 'faq'),
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })
}

export function howTo(name: string, steps: readonly { name: string; text: string }[]): Node {
  return (path): HowTo => ({
    '@type': 'HowTo',
    '@id': ids.part(path, 'how-to'),
    name,
    step: steps.map(({ name: step, text }, i) => ({
      '@type': 'HowToStep',
      position: i + 1,
      name: step,
      text,
    })),
  })
}

type Video = Record<'name' | 'description' | 'uploadDate' | 'duration' | 'embedUrl', string>

export function videoObject({ duration, ...video }: Video): Node {
  return (path): VideoObject => ({
    '@type': 'VideoObject',
    '@id': ids.part(path, 'video'),
    ...video,
    ...(duration && { duration }),
    thumbnailUrl: absolute(socialCardPath(path)),
  })
}

export function blogPosting(post: Post): Node {
  return (path): BlogPosting => ({
    '@type': 'BlogPosting',
    '@id': ids.part(path, 'article'),
    headline: post.title,
    description: post.excerpt,
    image: absolute(socialCardPath(path)),
    datePublished: post.date,
    dateModified: post.updated ?? post.date,
    author: { '@type': 'Organization', name: post.author, url: absolute(paths.about) },
    publisher: { '@id': ids.organization },
    mainEntityOfPage: { '@id': ids.page(path) },
    wordCount: post.words,
    inLanguage: 'en-GB',
  })
}

export function storyArticle(story: Story): Node {
  return (path): Article => ({
    '@type': 'Article',
    '@id': ids.part(path, 'article'),
    headline: story.title,
    description: story.description,
    image: absolute(socialCardPath(path)),
    datePublished: story.publishedDate,
    author: { '@id': ids.organization },
    publisher: { '@id': ids.organization },
    mainEntityOfPage: { '@id': ids.page(path) },
    articleSection: story.scenario,
    inLanguage: 'en-GB',
  })
}

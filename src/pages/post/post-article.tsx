import { BackLink } from '../../components/back-link.tsx'
import { Contents } from '../../components/contents.tsx'
import { Facts } from '../../components/facts.tsx'
import type { Post } from '../../content/posts.ts'
import { sectionMinutes } from './section-minutes.ts'
import { britishDate } from '../../lib/dates.ts'
import { paths } from '../../paths.ts'

/** One post: its record and picture at the head, the text beside a ruler of reading minutes. */
export function PostArticle({ post }: { post: Post }) {
  const facts = [
    { name: 'Author', value: post.author },
    { name: 'Published', value: <time dateTime={post.date}>{britishDate(post.date)}</time> },
    { name: 'Reading', value: post.readTime },
    { name: 'Tags', value: post.tags.join(', ') },
  ]
  const minutes = sectionMinutes(post.text, post.headings)
  const entries = post.headings
    .filter(({ depth }) => depth === 2)
    .map(({ id, text }, i) => ({ id, text, mark: `${minutes[i]} min` }))
  return (
    <div className="ruled">
      <article className="page reading">
        <header className="reading-head">
          <BackLink href={paths.blog}>Back to the blog</BackLink>
          <h1>{post.title}</h1>
          <p className="lead">{post.excerpt}</p>
        </header>
        <Facts facts={facts} className="reading-side" />
        <img
          className="reading-picture"
          src={post.imageUrl}
          alt={post.imageAlt}
          width="960"
          height="540"
        />
        <Contents label="Contents, by the minute" entries={entries} />
        <div className="prose" dangerouslySetInnerHTML={{ __html: post.html }} />
      </article>
    </div>
  )
}

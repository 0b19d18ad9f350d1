import type { Story } from '../../content/stories/schema.ts'
import type { Post } from '../../content/posts.ts'
import { paths } from '../../paths.ts'
import { next as copy } from './copy.ts'

type Props = { story?: Story; previous?: Post; next?: Post }

export function PostNext({ story, previous, next }: Props) {
  return (
    <div className="ruled on-dark no-print">
      <div className="page grid gap-14 py-16 md:parts-7-4 md:gap-x-24 md:items-start">
        <nav aria-label={copy.label} className="edge-b-bottle-rule">
          {story && (
            <Way href={paths.story(story.id)} label={copy.story}>
              {story.title}
            </Way>
          )}
          {previous && (
            <Way href={paths.post(previous.slug)} label={copy.previous} rel="prev">
              {previous.title}
            </Way>
          )}
          {next && (
            <Way href={paths.post(next.slug)} label={copy.next} rel="next">
              {next.title}
            </Way>
          )}
        </nav>
        <section>
          <h2 className="text-claim">{copy.title}</h2>
          <p className="mt-2.5 mb-5 text-on-bottle-2">{copy.text}</p>
          <a href={paths.blog} className="btn btn-dark">
            {copy.all}
          </a>
        </section>
      </div>
    </div>
  )
}

type WayProps = { href: string; label: string; rel?: string; children: string }

function Way({ href, label, rel, children }: WayProps) {
  return (
    <a
      href={href}
      rel={rel}
      className="grid sm:label-44 py-4 edge-t-bottle-rule no-underline underline-offset-4 hover:underline"
    >
      <span className="text-on-bottle-2">{label}</span> {children}
    </a>
  )
}

import { ExternalLink } from '../../components/external-link.tsx'
import { Tooltip } from '../../components/tooltip.tsx'
import type { Leader } from '../../content/leaders.ts'
import { social } from '../../site.ts'

type Props = { title: string; leaders: readonly Leader[]; note?: string }

/** Who leads the company, each with the ways to reach them. */
export function Leadership({ title, leaders, note }: Props) {
  return (
    <section className="ruled">
      <div className="page pb-[var(--band)]">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
          <h2>{title}</h2>
          {note && <p className="sample">{note}</p>}
        </div>
        <ul className="leaders mt-10">
          {leaders.map((leader) => (
            <li key={leader.id}>
              <LeaderCard {...leader} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function LeaderCard({ id, name, title, bio, location, photoAlt, profile, email }: Leader) {
  return (
    <article className="leader">
      <img
        src={`/images/leaders/${id}-320.webp`}
        srcSet={`/images/leaders/${id}-320.webp 320w, /images/leaders/${id}-640.webp 640w`}
        sizes="(min-width: 600px) 240px, 160px"
        width={320}
        height={320}
        alt={photoAlt}
        loading="lazy"
        decoding="async"
      />
      <div>
        <h3>{name}</h3>
        <p className="leader-title">{title}</p>
        <p className="small text-ink-3">
          <span className="i-lucide-map-pin" aria-hidden /> {location}
        </p>
      </div>
      <div>
        <p className="text-ink-2">{bio}</p>
        <p className="leader-links">
          <ExternalLink href={profile} className="link">
            {social.network}
            <span className="sr-only">: {name}</span>
          </ExternalLink>
          <Tooltip text={email}>
            {(describedBy) => (
              <a href={`mailto:${email}`} className="link" aria-describedby={describedBy}>
                Send email
                <span className="sr-only"> to {name}</span>
              </a>
            )}
          </Tooltip>
        </p>
      </div>
    </article>
  )
}

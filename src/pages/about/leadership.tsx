import { Band } from '../../components/band.tsx'
import { ExternalLink } from '../../components/external-link.tsx'
import { Tooltip } from '../../components/tooltip.tsx'
import type { Leader } from '../../content/leaders.ts'
import { isSample, sampleNote } from '../../content/sample.ts'
import { social } from '../../site.ts'
import type { leadership } from './copy.ts'

export function Leadership({
  title,
  sample,
  write,
  leaders,
}: typeof leadership & { leaders: readonly Leader[] }) {
  return (
    <Band name="People">
      <h2>{title}</h2>
      <ul className="swipe sm:grid md:parts-1-1-1 gap-x-6 gap-y-10 mt-6 list-none">
        {leaders.map((leader) => (
          <li key={leader.id} className="flex flex-col">
            <LeaderCard leader={leader} write={write} />
          </li>
        ))}
      </ul>
      {leaders.some(isSample) && (
        <p className="sample mt-6">
          {sampleNote}: {sample}
        </p>
      )}
    </Band>
  )
}

function LeaderCard({ leader, write }: { leader: Leader; write: string }) {
  const { id, name, title, bio, location, photoAlt, profile, email } = leader
  return (
    <>
      <div className="flex items-end gap-5">
        <img
          className="w-24 md:w-32 h-auto shrink-0"
          src={`/images/leaders/${id}-128.webp`}
          srcSet={`/images/leaders/${id}-128.webp 128w, /images/leaders/${id}-256.webp 256w`}
          sizes="(min-width: 900px) 128px, 96px"
          width={128}
          height={128}
          alt={photoAlt}
          loading="lazy"
          decoding="async"
        />
        <div>
          <h3 className="text-claim">{name}</h3>
          <p className="mt-1 leading-snug text-balance">{title}</p>
          <p className="mt-1 text-small text-ink-3">
            <span className="i-lucide-map-pin" aria-hidden /> {location}
          </p>
        </div>
      </div>
      <p className="mt-4 max-w-40em text-ink-2">{bio}</p>
      <p className="mt-auto pt-3 flex gap-7">
        <ExternalLink href={profile} className="link inline-flex items-center min-h-11">
          {social.network}
          <span className="sr-only"> ({name})</span>
        </ExternalLink>
        <Tooltip text={email}>
          {(describedBy) => (
            <a
              href={`mailto:${email}`}
              className="link inline-flex items-center min-h-11"
              aria-describedby={describedBy}
            >
              {write}
              <span className="sr-only"> to {name}</span>
            </a>
          )}
        </Tooltip>
      </p>
    </>
  )
}

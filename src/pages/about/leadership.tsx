import { Band } from '../../components/band.tsx'
import { ExternalLink } from '../../components/external-link.tsx'
import { OwnerNote } from '../../components/owner-note.tsx'
import { Tooltip } from '../../components/tooltip.tsx'
import type { Leader } from '../../content/leaders.ts'
import { isSample, sampleNote } from '../../content/sample.ts'
import { isCompanySet } from '../../integrations/follow.ts'
import { names, product, social } from '../../site.ts'
import type { leadership } from './copy.ts'

export function Leadership({
  title,
  sample,
  write,
  leaders,
}: typeof leadership & { leaders: readonly Leader[] }) {
  const hasSamples = leaders.some(isSample)
  const isUnfinished = hasSamples || names.status === 'sample' || !isCompanySet
  return (
    <Band name="People" className="pb-band-end">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <h2>{title}</h2>
        {isUnfinished && (
          <div>
            {hasSamples && (
              <p className="sample">
                {sampleNote}: {sample}
              </p>
            )}
            <OwnerNote>
              {names.status === 'sample' && <p>{product} is a working name.</p>}
              {!isCompanySet && (
                <p>
                  LinkedIn links lead to its front page until you set{' '}
                  <code className="setting">VITE_LINKEDIN_COMPANY_URL</code>.
                </p>
              )}
              {hasSamples && (
                <p>
                  Each profile leads to LinkedIn’s front page until its address is in{' '}
                  <code className="setting">src/content/leaders.ts</code>.
                </p>
              )}
            </OwnerNote>
          </div>
        )}
      </div>
      <ul className="grid md:parts-1-1-1 md:[grid-template-rows:repeat(4,auto)_1fr_auto] max-md:gap-y-10 gap-x-6 mt-8">
        {leaders.map((leader) => (
          <li
            key={leader.id}
            className="grid max-md:grid-cols-[112px_minmax(0,1fr)] md:row-span-6 md:[grid-template-rows:subgrid] max-md:[grid-template-rows:auto_auto_1fr_auto_auto] content-start gap-x-6 max-md:pt-6 max-md:edge-t-ink"
          >
            <LeaderCard leader={leader} write={write} />
          </li>
        ))}
      </ul>
    </Band>
  )
}

function LeaderCard({ leader, write }: { leader: Leader; write: string }) {
  const { id, name, title, bio, location, photoAlt, profile, email } = leader
  return (
    <>
      <img
        className="w-full max-md:row-span-3 md:h-80 object-cover md:mb-4 edge-rule-strong"
        src={`/images/leaders/${id}-320.webp`}
        srcSet={`/images/leaders/${id}-320.webp 320w, /images/leaders/${id}-640.webp 640w`}
        sizes="30vw"
        width={320}
        height={320}
        alt={photoAlt}
        loading="lazy"
        decoding="async"
      />
      <div className="once-whole contents">
        <h3>{name}</h3>
        <p className="mt-1 fw-560 leading-snug text-balance">{title}</p>
        <p className="mt-2 text-small text-ink-3">
          <span className="i-lucide-map-pin" aria-hidden /> {location}
        </p>
      </div>
      <p className="col-span-full mt-4 text-ink-2">{bio}</p>
      <p className="col-span-full mt-3 flex gap-7">
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

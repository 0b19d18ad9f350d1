import { isSample } from '../../content/sample.ts'
import { companyPage } from '../../integrations/follow.ts'
import { shortCount } from '../../lib/counts.ts'
import { social } from '../../site.ts'
import { ExternalLink } from '../external-link.tsx'

/** A plain link, so that no vendor's script is needed; with the count as soon as that is no sample. */
export function FollowLink({ className = '' }: { className?: string }) {
  return (
    <ExternalLink href={companyPage} className={`follow ${className}`}>
      <span className="i-lucide-linkedin" aria-hidden />
      Follow
      {isSample(social) ? (
        <span className="sr-only"> on {social.network}</span>
      ) : (
        <b className="follow-count">
          {shortCount(social.followers)}
          <span className="sr-only"> followers on {social.network}</span>
        </b>
      )}
    </ExternalLink>
  )
}

import { companyPage } from '../../integrations/follow.ts'
import { shortCount } from '../../lib/counts.ts'
import { sampleNote } from '../../content/sample.ts'
import { social } from '../../site.ts'
import { ExternalLink } from '../external-link.tsx'

const isSample = social.status === 'sample'

/** A plain link with the count, so that no vendor's script is needed. The footer explains the asterisk. */
export function FollowLink({ className = '' }: { className?: string }) {
  return (
    <ExternalLink href={companyPage} className={`follow ${className}`}>
      <span className="i-lucide-linkedin" aria-hidden />
      Follow
      <b className="follow-count">
        {shortCount(social.followers)}
        {isSample && <span aria-hidden>*</span>}
        <span className="sr-only">
          {` followers on ${social.network}${isSample ? `, ${sampleNote.toLowerCase()}` : ''}`}
        </span>
      </b>
    </ExternalLink>
  )
}

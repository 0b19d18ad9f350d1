import { companyPage } from '../../integrations/follow.ts'
import { shortCount } from '../../lib/counts.ts'
import { sampleNote } from '../../content/sample.ts'
import { social } from '../../site.ts'
import { ExternalLink } from '../external-link.tsx'

const isSample = social.status === 'sample'

/**
 * The follow widget: a plain link with the follower count, so that no stranger's script is needed. The
 * asterisk of a count that nobody has confirmed is explained in the footer.
 */
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

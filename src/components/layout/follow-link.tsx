import { companyPage } from '../../integrations/follow.ts'
import { shortCount } from '../../lib/counts.ts'
import { social } from '../../site.ts'
import { ExternalLink } from '../external-link.tsx'

/** The follow widget: a plain link with the follower count, so that no stranger's script is needed. */
export function FollowLink({ className = '' }: { className?: string }) {
  return (
    <ExternalLink href={companyPage} className={`follow ${className}`}>
      <span className="i-lucide-linkedin" aria-hidden />
      Follow
      <b className="follow-count">
        {shortCount(social.followers)}
        <span className="sr-only"> followers on {social.network}</span>
      </b>
    </ExternalLink>
  )
}

import { ExternalLink } from '../../components/external-link.tsx'
import { companyPage } from '../../integrations/follow.ts'

type Props = { title: string; lead: string; follow: string }

/** The page's heading, what the posts are, and the button that follows the company page. */
export function NewsIntro({ title, lead, follow }: Props) {
  return (
    <div className="grid sm:parts-1-auto gap-x-12 gap-y-6 items-end pb-12">
      <h1 className="col-span-full max-w-8.8em">{title}</h1>
      <p className="lead">{lead}</p>
      <p>
        <ExternalLink href={companyPage} className="btn">
          <span className="i-lucide-linkedin" aria-hidden />
          {follow}
        </ExternalLink>
      </p>
    </div>
  )
}

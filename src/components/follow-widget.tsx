import { companyId } from '../integrations/follow.ts'

/** The place where LinkedIn's follow button appears if its script is on the page; else nothing. */
export function FollowWidget() {
  if (!companyId) return null
  return (
    <span data-follow>
      <script type="IN/FollowCompany" data-id={companyId} data-counter="right" />
    </span>
  )
}

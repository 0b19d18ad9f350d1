import { company, copyrightYear, registration } from '../../site.ts'
import { FollowLink } from './follow-link.tsx'
import { Logo } from './logo.tsx'
import { footerGroups, type NavLink as Link } from './navigation.ts'
import { NavLink } from './nav-link.tsx'
import { companyId } from '../../integrations/follow.ts'

export function Footer() {
  return (
    <footer className="edge-t-3-ink pt-3 sm:pt-6 no-print">
      <div className="page">
        <nav aria-label="Footer">
          <dl>
            {footerGroups.map((group) => (
              <div
                key={group.name}
                className="grid label-22 md:label-36 items-baseline edge-b-rule text-small"
              >
                <dt className="fw-600">{group.name}</dt>
                <dd className="col-rule">
                  <ul className="footer-stops flex flex-wrap text-ink-2">
                    {group.links.map((link) => (
                      <li key={link.href}>
                        {/* If a group lists a page and its parent, only the nearest one is current. */}
                        <NavLink {...link} isPart={!group.links.some(isBelow(link))} />
                      </li>
                    ))}
                  </ul>
                </dd>
              </div>
            ))}
          </dl>
        </nav>
        <div className="flex flex-wrap items-center gap-x-4 sm:gap-x-8 pt-2 sm:pt-6 pb-14">
          <span className="max-sm:hidden">
            <Logo />
          </span>
          <p className="text-small text-ink-2 mr-auto">
            © {copyrightYear} {company}
            {registration.number &&
              `, registered in England and Wales, number ${registration.number}. ${registration.office}`}
          </p>
          <FollowLink />
          <FollowWidget />
        </div>
      </div>
    </footer>
  )
}

function isBelow({ href }: Link) {
  return (other: Link) => other.href.startsWith(`${href}/`)
}

/** LinkedIn's script, if it is on the page, puts its follow button here. */
function FollowWidget() {
  if (!companyId) return null
  return (
    <span data-follow>
      <script type="IN/FollowCompany" data-id={companyId} data-counter="right" />
    </span>
  )
}

import { sampleNote } from '../../content/sample.ts'
import { company, copyrightYear, names, product, social } from '../../site.ts'
import { FollowWidget } from '../follow-widget.tsx'
import { OwnerNote } from '../owner-note.tsx'
import { FollowLink } from './follow-link.tsx'
import { Logo } from './logo.tsx'
import { footerGroups, type NavLink as Link } from './navigation.ts'
import { NavLink } from './nav-link.tsx'

/** The links of the whole site, set like a timetable: one line for each destination, its stops beside it. */
export function Footer() {
  return (
    <footer className="edge-t-3-ink pt-3 sm:pt-6 no-print">
      <div className="page">
        <nav aria-label="Footer">
          <dl>
            {footerGroups.map((group) => (
              <div
                key={group.name}
                className="grid label-22 sm:label-36 items-baseline py-1 sm:py-0 edge-b-rule text-small"
              >
                <dt className="fw-600">{group.name}</dt>
                <dd className="col-rule">
                  <ul className="footer-stops flex flex-wrap text-ink-2">
                    {group.links.map((link) => (
                      <li key={link.href}>
                        {/* The footer names pages of a part, too: the nearest alone is current. */}
                        <NavLink {...link} isPart={!group.links.some(isBelow(link))} />
                      </li>
                    ))}
                  </ul>
                </dd>
              </div>
            ))}
          </dl>
        </nav>
        <div className="flex flex-wrap items-center gap-x-4 sm:gap-x-8 pt-2 sm:pt-6 pb-16">
          <Logo />
          <p className="text-small text-ink-2 mr-auto">
            © {copyrightYear} {company}
          </p>
          {names.status === 'sample' && <OwnerNote>{product} is a working name.</OwnerNote>}
          <FollowLink />
          {social.status === 'sample' && (
            <small className="text-small text-ink-3">* {sampleNote.toLowerCase()}</small>
          )}
          <FollowWidget />
        </div>
      </div>
    </footer>
  )
}

/** Whether a link of the footer leads to a page below another's. */
function isBelow({ href }: Link) {
  return (other: Link) => other.href.startsWith(`${href}/`)
}

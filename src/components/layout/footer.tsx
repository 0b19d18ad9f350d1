import { company, copyrightYear, names, product } from '../../site.ts'
import { FollowWidget } from '../follow-widget.tsx'
import { FollowLink } from './follow-link.tsx'
import { Logo } from './logo.tsx'
import { footerGroups, type NavLink as Link } from './navigation.ts'
import { NavLink } from './nav-link.tsx'

/** The links of the whole site, set like a timetable: one line for each destination, its stops beside it. */
export function Footer() {
  return (
    <footer className="site-footer">
      <div className="page">
        <nav aria-label="Footer">
          <dl className="timetable">
            {footerGroups.map((group) => (
              <div key={group.name}>
                <dt>{group.name}</dt>
                <dd>
                  <ul className="stops">
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
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4 pt-8 pb-24">
          <Logo />
          <p className="small text-ink-2 mr-auto">
            © {copyrightYear} {company}.
            {names.status === 'sample' && ` ${product} is a working name.`}
          </p>
          <FollowLink />
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

import { paths } from '../../paths.ts'
import { DemoButton } from '../demo-button.tsx'
import { FollowLink } from './follow-link.tsx'
import { mainLinks, scenarioLinks } from './navigation.ts'
import { NavLink } from './nav-link.tsx'

/** A modal dialog: the browser traps the focus, closes on Escape and returns the focus. */
export function SideMenu({ id }: { id: string }) {
  return (
    <dialog id={id} className="side-menu" aria-label="Menu" {...{ closedby: 'any' }}>
      <div className="flex items-center justify-between px-6 h-$header">
        <span className="fw-600">Menu</span>
        <form method="dialog">
          <button type="submit" className="btn btn-small">
            Close
          </button>
        </form>
      </div>
      <nav aria-label="Menu">
        <ul className="m-0 p-0">
          {mainLinks.map((link) => (
            <li key={link.href}>
              <NavLink {...link} className="menu-row" />
              {link.href === paths.scenarios && (
                <ul className="pl-6">
                  {scenarioLinks.map((scenario) => (
                    <li key={scenario.href}>
                      <NavLink {...scenario} className="menu-row" />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="p-6 flex flex-wrap gap-4 items-center">
        <DemoButton quiet="btn" />
        <FollowLink />
      </div>
    </dialog>
  )
}

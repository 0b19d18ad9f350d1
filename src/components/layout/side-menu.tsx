import { paths } from '../../paths.ts'
import { DemoButton } from '../demo-button.tsx'
import { FollowLink } from './follow-link.tsx'
import { mainLinks, scenarioLinks } from './navigation.ts'
import { NavLink } from './nav-link.tsx'

/** Navigation on small screens: a popover, so that it opens, traps Escape and closes without a script. */
export function SideMenu({ id }: { id: string }) {
  return (
    <div popover="auto" id={id} className="side-menu" role="dialog" aria-label="Menu">
      <div className="flex items-center justify-between px-6 h-[var(--header)]">
        <span className="fw-600">Menu</span>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="btn btn-small"
        >
          Close
        </button>
      </div>
      <nav aria-label="Menu">
        <ul className="m-0 p-0">
          {mainLinks.map((link) => (
            <li key={link.href}>
              <NavLink {...link} className="menu-row" />
              {link.href === paths.scenarios && (
                <ul className="menu-nested">
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
    </div>
  )
}

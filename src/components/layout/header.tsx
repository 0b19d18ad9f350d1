import { paths } from '../../paths.ts'
import { DemoButton } from '../demo-button.tsx'
import { FollowLink } from './follow-link.tsx'
import { Logo } from './logo.tsx'
import { mainLinks, scenarioLinks } from './navigation.ts'
import { NavLink } from './nav-link.tsx'

const scenarioMenu = 'scenario-menu'

export function Header({ menuId }: { menuId: string }) {
  return (
    <header className="site-header">
      <div className="wide flex items-center gap-6 h-[var(--header)]">
        <Logo />
        <nav aria-label="Main" className="ml-auto hidden lg:block">
          <ul className="flex items-center gap-5 text-[.9375rem] text-ink-2">
            {mainLinks.map((link) => (
              <li key={link.href} className="flex items-center">
                <NavLink {...link} />
                {link.href === paths.scenarios && <ScenarioMenu />}
              </li>
            ))}
          </ul>
        </nav>
        <FollowLink className="ml-auto lg:ml-0 hidden sm:inline-flex" />
        <span className="hidden sm:inline-flex">
          <DemoButton quiet="btn btn-small" />
        </span>
        <button
          type="button"
          popoverTarget={menuId}
          className="btn btn-small ml-auto sm:ml-0 lg:hidden"
        >
          <span className="i-lucide-menu" aria-hidden />
          Menu
        </button>
      </div>
    </header>
  )
}

function ScenarioMenu() {
  return (
    <>
      <button
        type="button"
        popoverTarget={scenarioMenu}
        aria-label="The four scenarios"
        className="scenario-toggle"
      >
        <span className="i-lucide-chevron-down" aria-hidden />
      </button>
      <ul popover="auto" id={scenarioMenu} className="scenario-menu">
        {scenarioLinks.map((link) => (
          <li key={link.href}>
            <NavLink {...link} className="menu-row" />
          </li>
        ))}
      </ul>
    </>
  )
}

import { useLocation } from 'react-router-dom'
import { scenarios } from '../../content/scenarios.ts'
import { paths } from '../../paths.ts'
import { origin } from '../../site.ts'
import { DemoButton } from '../demo-button.tsx'
import { FollowLink } from './follow-link.tsx'
import { Logo } from './logo.tsx'
import { mainLinks } from './navigation.ts'
import { NavLink } from './nav-link.tsx'

const scenarioMenu = 'scenario-menu'
/** Their first view is dark, and so is the header above it. */
const darkPages: readonly string[] = [paths.home, paths.cyberRecovery]

export function Header({ menuId }: { menuId: string }) {
  const { pathname } = useLocation()
  return (
    <header
      className={`site-header once-whole ${darkPages.includes(pathname) ? 'by-night on-dark' : ''}`}
    >
      <div className="wide flex items-center gap-4 xl:gap-6 h-[calc(var(--header)-1px)]">
        <Logo />
        <p className="print-only">{(origin + pathname).replace(/^https?:\/\/|\/$/g, '')}</p>
        <nav aria-label="Main" className="ml-auto hidden lg:block">
          <ul className="flex items-center gap-4.5 xl:gap-5.5 text-small text-ink-2">
            {mainLinks.map((link) => (
              <li key={link.href}>
                {link.href === paths.scenarios ? (
                  <ScenarioToggle label={link.label} />
                ) : (
                  <NavLink {...link} />
                )}
              </li>
            ))}
          </ul>
        </nav>
        <FollowLink className="ml-auto lg:ml-0 hidden sm:inline-flex" />
        <span className="hidden sm:inline-flex">
          <DemoButton quiet="btn btn-small whitespace-nowrap" />
        </span>
        {/* runtime/controls.ts does this in browsers that lack `command`. */}
        <button
          type="button"
          {...{ command: 'show-modal', commandfor: menuId }}
          className="btn btn-small ml-auto sm:ml-0 lg:hidden"
        >
          Menu
        </button>
      </div>
    </header>
  )
}

/** The whole label opens the panel; its first link is the scenarios' own page. */
function ScenarioToggle({ label }: { label: string }) {
  const { pathname } = useLocation()
  const isCurrent = pathname === paths.scenarios || scenarios.some(({ path }) => path === pathname)
  return (
    <button
      type="button"
      popoverTarget={scenarioMenu}
      className="nav-link scenario-toggle"
      data-current={isCurrent || undefined}
    >
      {label}
      <span className="i-lucide-chevron-down" aria-hidden />
    </button>
  )
}

/** Placed after the page's content, so that the first packets carry what is visible. The popover keeps the focus order. */
export function ScenarioPanel() {
  return (
    <nav popover="auto" id={scenarioMenu} className="scenario-menu" aria-label="Scenarios">
      <NavLink href={paths.scenarios} label="All scenarios" className="scenario-all" />
      <ul className="m-0 p-0 list-none">
        {scenarios.map(({ id, path, name, line }) => (
          <li key={id}>
            <a href={path} className="scenario-row">
              <span className={`i-glyph-${id}`} aria-hidden />
              <span>
                <b className="fw-600">{name}</b>
                <small className="block text-small text-ink-2">{line}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

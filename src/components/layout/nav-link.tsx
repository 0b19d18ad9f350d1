import { useLocation } from 'react-router-dom'
import type { NavLink as Link } from './navigation.ts'

type Props = Link & {
  className?: string
  /** Whether the link leads to a part of the site, and so is current on the pages below it too. */
  isPart?: boolean
}

/** A navigation link that knows whether it leads to the page that it is on, or to its part of the site. */
export function NavLink({ href, label, className = '', isPart = true }: Props) {
  const { pathname } = useLocation()
  const isBelow = isPart && pathname.startsWith(`${href}/`)
  const current = pathname === href ? 'page' : isBelow ? 'true' : undefined
  return (
    <a href={href} aria-current={current} className={`nav-link ${className}`}>
      {label}
    </a>
  )
}

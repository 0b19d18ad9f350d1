import { useLocation } from 'react-router-dom'
import type { NavLink as Link } from './navigation.ts'

type Props = Link & {
  className?: string
  /** The link is also current on the pages below its address. */
  isPart?: boolean
}

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

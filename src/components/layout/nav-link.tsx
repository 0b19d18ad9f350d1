import { useLocation } from 'react-router-dom'
import type { NavLink as Link } from './navigation.ts'

/** A navigation link that knows whether it leads to the page, or the part of the site, it stands on. */
export function NavLink({ href, label, className = '' }: Link & { className?: string }) {
  const { pathname } = useLocation()
  const current = pathname === href ? 'page' : pathname.startsWith(`${href}/`) ? 'true' : undefined
  return (
    <a href={href} aria-current={current} className={`nav-link ${className}`}>
      {label}
    </a>
  )
}

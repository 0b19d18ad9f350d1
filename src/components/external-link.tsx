import type { AnchorHTMLAttributes } from 'react'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

/** A link that leaves the site: opens a new tab, keeps the opener to itself, and says so. */
export function ExternalLink({ children, ...anchor }: Props) {
  return (
    <a {...anchor} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

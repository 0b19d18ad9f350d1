import type { AnchorHTMLAttributes } from 'react'
import { newTabNote } from '../site.ts'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

export function ExternalLink({ children, ...anchor }: Props) {
  return (
    <a {...anchor} target="_blank" rel="noopener">
      {children}
      <span className="sr-only">{newTabNote}</span>
    </a>
  )
}

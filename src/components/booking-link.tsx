import type { ReactNode } from 'react'
import type { BookingLink as Booking } from '../integrations/booking.ts'
import { ExternalLink } from './external-link.tsx'
import { Tooltip } from './tooltip.tsx'

type Props = {
  to: Booking
  className: string
  /** Also the link's description for screen readers. */
  tooltip?: string
  /** Marks a link to a demo. Only one yellow button may be in view. */
  demo?: 'yellow' | 'quiet'
  children: ReactNode
}

export function BookingLink({ to, tooltip, demo, children, className }: Props) {
  const Anchor = to.isExternal ? ExternalLink : 'a'

  function link(describedBy?: string) {
    return (
      <Anchor href={to.href} className={className} aria-describedby={describedBy} data-demo={demo}>
        {children}
      </Anchor>
    )
  }

  return tooltip ? <Tooltip text={tooltip}>{link}</Tooltip> : link()
}

import type { ReactNode } from 'react'
import type { BookingLink as Booking } from '../integrations/booking.ts'
import { ExternalLink } from './external-link.tsx'
import { Tooltip } from './tooltip.tsx'

type Props = {
  to: Booking
  className: string
  /** Shown on hover and focus, and read out as the link's description. */
  tooltip?: string
  /** Marks the one yellow demo button that a page holds in view. */
  isDemo?: boolean
  children: ReactNode
}

/** A link into a booking page, or to its stand-in inside the site while none is configured. */
export function BookingLink({ to, tooltip, isDemo, children, className }: Props) {
  const Anchor = to.isExternal ? ExternalLink : 'a'

  function link(describedBy?: string) {
    return (
      <Anchor
        href={to.href}
        className={className}
        aria-describedby={describedBy}
        data-demo={isDemo ? '' : undefined}
      >
        {children}
      </Anchor>
    )
  }

  return tooltip ? <Tooltip text={tooltip}>{link}</Tooltip> : link()
}

import type { ReactNode } from 'react'
import { keepTogether } from '../lib/keep-together.ts'

type Props = { title: ReactNode; lead?: string; className?: string; children?: ReactNode }

/** How a band begins: its heading at the left, its lead from the eighth column on, both on one foot. */
export function BandHead({ title, lead, className = '', children }: Props) {
  return (
    <div
      className={`cols gap-y-3 items-end print:break-inside-avoid print:break-after-avoid ${className}`}
    >
      <h2 className="col-span-12 lg:col-span-7">{title}</h2>
      <div className="col-span-12 lg:col-span-5">
        {lead && <p className="lead [.on-dark_&]:text-on-bottle-2">{keepTogether(lead)}</p>}
        {children}
      </div>
    </div>
  )
}

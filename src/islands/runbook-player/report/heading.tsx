import type { ReactNode } from 'react'

/** What a part of the report is about, under a heavy line. */
export function ReportHeading({ children }: { readonly children: ReactNode }) {
  return (
    <h3 className="flex flex-wrap gap-x-12px gap-y-4px justify-between items-baseline pt-10px pb-12px edge-t-3-ink text-topic fw-560">
      {children}
    </h3>
  )
}

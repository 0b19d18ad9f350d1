import type { ReactNode } from 'react'

type Props = { children: string; beside?: ReactNode }

/** What a part of the report is about, under a heavy line; beside it what it is about at present. */
export function ReportHeading({ children, beside }: Props) {
  return (
    <div className="flex flex-wrap gap-x-12px gap-y-4px justify-between items-baseline pt-10px pb-12px edge-t-3-ink">
      <h3 className="text-topic fw-560">{children}</h3>
      {beside}
    </div>
  )
}

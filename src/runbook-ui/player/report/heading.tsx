import type { ReactNode } from 'react'

type Props = { children: string; beside?: ReactNode }

export function ReportHeading({ children, beside }: Props) {
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-1 justify-between items-baseline pt-2.5 pb-3 edge-t-3-ink">
      <h3 className="text-topic fw-560">{children}</h3>
      {beside}
    </div>
  )
}

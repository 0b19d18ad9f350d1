import type { ReactNode } from 'react'

type HeadingProps = { children: string; note?: string; isMain?: boolean; beside?: ReactNode }

export function ReportHeading({ children, note, isMain = false, beside }: HeadingProps) {
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-1 justify-between items-baseline pt-2.5 pb-3 edge-t-3-ink">
      <h3 className={isMain ? 'text-heading' : 'text-topic fw-560'}>
        {children}
        {note && <small className="font-sans text-small fw-400 text-ink-2"> {note}</small>}
      </h3>
      {beside}
    </div>
  )
}

export function ReportLine({ columns, children }: { columns: string; children: ReactNode }) {
  return (
    <li
      className={`grid gap-x-3.5 items-baseline py-2.25 edge-t-rule text-small break-anywhere ${columns}`}
    >
      {children}
    </li>
  )
}

export function RestOf({ children }: { children: ReactNode }) {
  return <summary className="py-2.5 edge-t-rule text-small cursor-pointer">{children}</summary>
}

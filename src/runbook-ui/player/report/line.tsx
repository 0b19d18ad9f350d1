import type { ReactNode } from 'react'

type Props = { columns: string; children: ReactNode }

export function ReportLine({ columns, children }: Props) {
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

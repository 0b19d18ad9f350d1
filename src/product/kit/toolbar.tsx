import type { ReactNode } from 'react'

/** The line under a window's title: what is looked at, then what can be done. */
export function Toolbar({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-5 max-h-12.5 overflow-hidden px-4 py-2 edge-b-$line">
      <span className="below-520px:-order-2 flex-[1_0_auto] text-small fw-600">{title}</span>
      {children}
    </div>
  )
}

type ToolProps = { isMain?: boolean; isSpare?: boolean; children: ReactNode }

/** A button in a drawing: it looks like one and takes no focus. A narrow window has no spare ones. */
export function Tool({ isMain, isSpare, children }: ToolProps) {
  return (
    <span className="ui-tool" data-main={isMain} data-spare={isSpare} aria-hidden>
      {children}
    </span>
  )
}

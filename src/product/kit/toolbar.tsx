import type { ReactNode } from 'react'

/** The line under a window's title: what is looked at, then what can be done. */
export function Toolbar({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="ui-toolbar">
      <span className="ui-toolbar-title">{title}</span>
      {children}
    </div>
  )
}

/** A button in a drawing: it looks like one and takes no focus. */
export function Tool({ isMain, children }: { isMain?: boolean; children: ReactNode }) {
  return (
    <span className="ui-tool" data-main={isMain} aria-hidden>
      {children}
    </span>
  )
}

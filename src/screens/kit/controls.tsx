import type { ReactNode } from 'react'

type ToolbarProps = {
  title: string
  tools: readonly string[]
  main?: string
  spare?: readonly string[]
}

export function Toolbar({ title, tools, main, spare = [] }: ToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-5 max-h-12.5 overflow-hidden px-4 py-2 edge-b-$line">
      <span className="below-520px:-order-2 flex-[1_0_auto] text-small fw-600">{title}</span>
      {[...tools, ...spare].map((tool) => (
        <Tool key={tool} isSpare={spare.includes(tool) || undefined}>
          {tool}
        </Tool>
      ))}
      {main && <Tool isMain>{main}</Tool>}
    </div>
  )
}

type ToolProps = { isMain?: boolean; isSpare?: boolean; children: ReactNode }

/** Looks like a button but takes no focus. */
export function Tool({ isMain, isSpare, children }: ToolProps) {
  return (
    <span className="ui-tool" data-main={isMain} data-spare={isSpare} aria-hidden>
      {children}
    </span>
  )
}

type FieldProps = {
  name: string
  isBoxed?: boolean
  isFocused?: boolean
  isSpare?: boolean
  children: ReactNode
}

/** Boxed if it can be edited, with a caret if it is being edited. */
export function Field({ name, isBoxed, isFocused, isSpare, children }: FieldProps) {
  return (
    <div data-spare={isSpare}>
      <div className="ui-label">{name}</div>
      <div className={isBoxed || isFocused ? 'ui-box' : undefined} data-focus={isFocused}>
        {children}
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'

type FieldProps = { name: string; isBoxed?: boolean; isFocused?: boolean; children: ReactNode }

/** A label and its value: boxed when it can be edited, with a caret when it is being edited. */
export function Field({ name, isBoxed, isFocused, children }: FieldProps) {
  return (
    <div>
      <div className="ui-label">{name}</div>
      <div className={isBoxed || isFocused ? 'ui-box' : undefined} data-focus={isFocused}>
        {children}
      </div>
    </div>
  )
}

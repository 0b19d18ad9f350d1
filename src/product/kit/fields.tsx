import type { ReactNode } from 'react'

/** A form's fields; each has its label above or beside its value as the window's width allows. */
export function Fields({ className, children }: { className: string; children: ReactNode }) {
  return <div className={className}>{children}</div>
}

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

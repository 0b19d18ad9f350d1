import { useId, type ReactNode } from 'react'

type Props = { text: string; children: (describedBy: string) => ReactNode }

/** A short text under a control on hover and focus, by CSS alone; the control is described by it. */
export function Tooltip({ text, children }: Props) {
  const id = useId()
  return (
    <span className="tip relative inline-flex">
      {children(id)}
      <span role="tooltip" id={id} className="tip-text text-data">
        {text}
      </span>
    </span>
  )
}

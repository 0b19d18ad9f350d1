import { useId, type ReactNode } from 'react'

type Props = { text: string; children: (describedBy: string) => ReactNode }

/** Appears on hover and focus by CSS alone. `children` gets the id for aria-describedby. */
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

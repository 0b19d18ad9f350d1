import type { ReactNode } from 'react'

export function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className="player-field grid grid-cols-[minmax(0,1fr)] gap-1 min-w-0 text-data">
      {label}
      {children}
    </label>
  )
}

/** A longer list would slow the page down. */
const most = 500

type Props = {
  options: readonly { value: string; text: string }[]
  chosen?: string
}

/** The first options of a select, and the chosen one. */
export function OptionList({ options, chosen }: Props) {
  return options
    .filter(({ value }, i) => i < most || value === chosen)
    .map(({ value, text }) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))
}

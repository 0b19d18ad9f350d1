import type { ComponentProps } from 'react'

/** A box to write into; `className` gives its size. */
export function FieldInput({ className, ...input }: ComponentProps<'input'>) {
  return (
    <input
      className={`${className} p-[0_12px] edge-ink-3 rounded-btn bg-paper aria-[invalid]:edge-2-late hover:border-ink`}
      {...input}
    />
  )
}

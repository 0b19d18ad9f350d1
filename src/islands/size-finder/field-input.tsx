import type { ComponentProps } from 'react'

/** A box to write into; `className` gives its size. */
export function FieldInput({ className, ...input }: ComponentProps<'input'>) {
  return <input className={`${className} field px-3 py-0`} {...input} />
}

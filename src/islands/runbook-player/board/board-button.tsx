import type { ComponentProps } from 'react'

const looks = {
  plain: 'border-on-bottle-2 text-on-bottle hover:enabled:bg-bottle-2',
  main: 'border-on-bottle bg-on-bottle text-ink',
}

type Props = ComponentProps<'button'> & { readonly look?: keyof typeof looks }

/** A button on the board: light where it is the one to press. */
export function BoardButton({ look = 'plain', ...button }: Props) {
  return (
    <button
      type="button"
      className={`min-h-38px px-14px border border-solid rounded-btn text-small fw-560 disabled:opacity-50 disabled:cursor-default ${looks[look]}`}
      {...button}
    />
  )
}

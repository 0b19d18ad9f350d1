import type { ReactNode } from 'react'

type Props = { id: string; isWrong: boolean; as?: 'p' | 'span'; children: ReactNode }

/** What a field wants, in red where it did not get it. */
export function Hint({ id, isWrong, as: Tag = 'p', children }: Props) {
  return (
    <Tag className={`mt-1.5 text-small ${isWrong ? 'text-late fw-560' : 'text-ink-2'}`} id={id}>
      {children}
    </Tag>
  )
}

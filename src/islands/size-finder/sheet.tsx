import type { ReactNode } from 'react'

type Props = { sentence: string; head?: ReactNode; className: string; children: ReactNode }

/** An answer in its own window: one sentence, and the table behind it. */
export function Sheet({ sentence, head, className, children }: Props) {
  return (
    <div className={`window finder-paper ${className}`}>
      {head}
      <p className="finder-sentence text-item fw-560 text-balance" role="status" translate="no">
        {sentence}
      </p>
      {children}
    </div>
  )
}

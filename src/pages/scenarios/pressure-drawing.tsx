import type { ReactNode } from 'react'
import { paymentsMigration } from '../../events/payments-migration.ts'

export type PressureId = 'order' | 'typing' | 'guess' | 'supplier' | 'trail'

const owners = new Set(paymentsMigration.tasks.map(({ owner }) => owner)).size
/** The first `knowing` owners know the order; the one at index `away` is on leave. */
const knowing = 3
const away = 2

const full = 'fill-on-bottle stroke-on-bottle'
const line = 'stroke-on-bottle stroke-2'
const late = 'stroke-late-d [stroke-dasharray:4_3]'

const drawings: Record<PressureId, ReactNode> = {
  order: Array.from({ length: owners }, (_, i) => (
    <circle
      key={i}
      cx={9 + (i % 7) * 26}
      cy={i < 7 ? 18 : 46}
      r="8"
      className={i < knowing && i !== away ? full : i === away ? late : undefined}
    />
  )),
  // How old the status is, from one call to the next.
  typing: <path d="M0 58L60 12V58L120 12V58L180 12V58" className={line} />,
  // What is done, and where people say that it will end.
  guess: (
    <>
      <path d="M0 28H96V42H0z" className={full} />
      <path d="M96 28H180V42H96z" className={late} />
      <path d="M118 14V56M150 14V56M180 14V56" />
    </>
  ),
  // One bar in between is somebody else’s.
  supplier: (
    <>
      <path d="M0 6H56V18H0zM128 46H180V58H128z" className={full} />
      <path d="M56 26H128V38H56z" className={late} />
      <path d="M56 18V26M128 38V46" className={line} />
    </>
  ),
  // Few entries during the event, and many after it.
  trail: (
    <>
      <path d="M0 58H180M18 46V58M66 46V58" className={line} />
      <path d="M100 6V58" className={late} />
      <path
        d="M112 30V58M118 30V58M124 30V58M130 30V58M136 30V58M142 30V58M148 30V58M154 30V58M160 30V58M166 30V58M172 30V58M178 30V58"
        className={line}
      />
    </>
  ),
}

/** A pressure as a small diagram; its words say the same. */
export function PressureDrawing({ of }: { of: PressureId }) {
  return (
    <svg
      viewBox="-1 0 184 66"
      className="drawing w-full max-w-50 fill-none stroke-on-bottle-2 stroke-1.5"
      aria-hidden
    >
      {drawings[of]}
    </svg>
  )
}

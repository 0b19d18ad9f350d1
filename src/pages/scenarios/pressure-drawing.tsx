import guess from './pressures/guess.svg?raw'
import order from './pressures/order.svg?raw'
import supplier from './pressures/supplier.svg?raw'
import trail from './pressures/trail.svg?raw'
import typing from './pressures/typing.svg?raw'

const drawings = { guess, order, supplier, trail, typing }

export type PressureId = keyof typeof drawings

/** A pressure as a small diagram; its words say the same. */
export function PressureDrawing({ of }: { of: PressureId }) {
  return (
    <div
      className="drawing max-w-50"
      aria-hidden
      dangerouslySetInnerHTML={{ __html: drawings[of] }}
    />
  )
}

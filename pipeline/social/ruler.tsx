import { cardHeight } from './card.ts'
import { token } from '../uno.ts'

const step = 15

type Props = {
  /** What is beside every long tick, from the top. */
  labels: readonly string[]
  /** How many ticks apart the long ones are. */
  every: number
  /** The tick that the yellow mark is on. */
  now: number
}

/** The time ruler in a card's left margin, with the one mark that says where we are. */
export function Ruler({ labels, every, now }: Props) {
  const tick = token('rule')
  const words = token('ink-3')
  const ticks = Array.from({ length: Math.floor(cardHeight / step) + 1 }, (_, i) => i)
  return (
    <div
      style={{ display: 'flex', position: 'absolute', left: 0, top: 0, width: 120, height: 630 }}
    >
      {ticks.map((i) => (
        <div
          key={i}
          style={{
            position: 'absolute',
            top: i * step,
            left: 0,
            width: i % every === 0 ? 36 : 12,
            height: 2,
            background: tick,
          }}
        />
      ))}
      {labels.map((label, i) => (
        <div
          key={label}
          style={{
            position: 'absolute',
            top: i * every * step - 10,
            left: 56,
            fontFamily: 'Data',
            fontSize: 20,
            color: i === 0 ? 'transparent' : words,
          }}
        >
          {label}
        </div>
      ))}
      <div
        style={{
          position: 'absolute',
          top: now * step - 6,
          left: 0,
          width: 46,
          height: 14,
          background: token('now'),
          border: `2px solid ${token('ink')}`,
          borderLeft: 'none',
        }}
      />
    </div>
  )
}

import type { scenarios } from '../../content/scenarios.ts'

/** Each scenario in a few strokes: done or lost, in colour; what counts, in ink. */
const strokes: Record<(typeof scenarios)[number]['id'], { ink: string; colour: string }> = {
  // Stairs down to the gate, and the way back.
  'planned-change': { ink: 'M4 10h16v8h16v8h12', colour: 'M48 26v8H10V24m-4 4 4-5 4 5' },
  // A service that falls, and comes back before its tolerance ends.
  'service-recovery': { ink: 'M4 12h14l4 18h18l4-18h6', colour: 'M62 4v34' },
  // One site hands over to the other.
  'disaster-recovery': { ink: 'M4 12h24M36 28h24', colour: 'M28 12v16h8' },
  // Steps behind locks, and a line that they pass.
  'cyber-recovery': { ink: 'M4 30h14v-8h14v-8h14V6h14', colour: 'M24 4v34' },
}

export function ScenarioThumbnail({ id }: { id: keyof typeof strokes }) {
  const { ink, colour } = strokes[id]
  return (
    <svg viewBox="0 0 72 42" className="scenario-thumbnail" aria-hidden>
      <path d={ink} />
      <path d={colour} />
    </svg>
  )
}

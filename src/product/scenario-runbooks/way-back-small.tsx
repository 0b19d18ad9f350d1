import { clockTime } from '../../lib/clock.ts'
import { NightSketch } from './night-sketch.tsx'
import { height, plannedDown } from './sketches.tsx'
import { night } from './way-back.ts'

const { t0, windowEnd, lastGate } = night
const gate = lastGate.earliestFinish

function percent(share: number) {
  return `${(share * 100).toFixed(2)}%`
}

/** Where the two marks stand: the gate along the sketch, the window's end down it. */
const marks = {
  '--gate': percent(gate / windowEnd),
  '--limit': percent(plannedDown(windowEnd) / height),
}

/** The way back for narrow screens: its line, and the two hours by which it is read. */
export function WayBackSmall() {
  return (
    <div className="way-back-small" style={marks} aria-hidden>
      <NightSketch of="planned" />
      <p className="wb-limit-label">{clockTime(t0, windowEnd)}, the change window ends</p>
      <p className="wb-gate-label">{clockTime(t0, gate)}, point of no return</p>
    </div>
  )
}

import type { StoryDrawing as Figures } from '../../content/stories/drawings.ts'
import { Barcode } from './barcode.tsx'
import { Cascade } from './cascade.tsx'
import { Columns } from './columns.tsx'
import { Detour } from './detour.tsx'
import { DotField } from './dot-field.tsx'
import { MeetingLines } from './meeting-lines.tsx'
import { Metrics } from './metrics.tsx'
import { Misses } from './misses.tsx'
import { Outages } from './outages.tsx'
import type { Size } from './size.ts'
import { Staircase } from './staircase.tsx'
import { Throws } from './throws.tsx'
import { TwoLanes } from './two-lanes.tsx'

type Props = { figures: Figures; size: Size; className?: string }

/** A story as one drawing, made from its numbers. */
export function StoryDrawing({ figures, size, className = '' }: Props) {
  return (
    <svg
      className={`story-drawing ${className}`}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={figures.label}
    >
      <Marks figures={figures} size={size} />
    </svg>
  )
}

function Marks({ figures, size }: Props) {
  switch (figures.kind) {
    case 'barcode':
      return <Barcode figures={figures} size={size} />
    case 'meeting lines':
      return <MeetingLines figures={figures} size={size} />
    case 'staircase':
      return <Staircase figures={figures} size={size} />
    case 'two lanes':
      return <TwoLanes figures={figures} size={size} />
    case 'misses':
      return <Misses figures={figures} size={size} />
    case 'columns':
      return <Columns figures={figures} size={size} />
    case 'outages':
      return <Outages figures={figures} size={size} />
    case 'detour':
      return <Detour figures={figures} size={size} />
    case 'dot field':
      return <DotField figures={figures} size={size} />
    case 'throws':
      return <Throws figures={figures} size={size} />
    case 'cascade':
      return <Cascade figures={figures} size={size} />
    case 'metrics':
      return <Metrics figures={figures} size={size} />
  }
}

/** The hatch that late marks are filled with: once on each page that has a drawing. */
export function Hatch() {
  return (
    <svg width={0} height={0} className="absolute" aria-hidden>
      <pattern
        id="late-hatch"
        width={6}
        height={6}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className="late-line" d="M1.5 0V6" strokeWidth={3} stroke="var(--late)" />
      </pattern>
    </svg>
  )
}

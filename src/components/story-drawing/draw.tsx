import type { StoryDrawing } from '../../content/stories/drawings.ts'
import { drawBarcode } from './barcode.tsx'
import { drawCascade } from './cascade.tsx'
import { drawColumns } from './columns.tsx'
import { drawDetour } from './detour.tsx'
import { drawDotField } from './dot-field.tsx'
import type { Drawn } from './drawn.tsx'
import { drawMeetingLines } from './meeting-lines.tsx'
import { drawMetricLines } from './metrics.tsx'
import { drawMisses } from './misses.tsx'
import { drawOutages } from './outages.tsx'
import type { Size } from './size.ts'
import { drawStaircase } from './staircase.tsx'
import { drawThrows } from './throws.tsx'
import { drawTwoLanes } from './two-lanes.tsx'

/** A story's marks and words, made from its numbers. */
export function drawStory(figures: StoryDrawing, size: Size): Drawn {
  switch (figures.kind) {
    case 'barcode':
      return drawBarcode(figures, size)
    case 'meeting lines':
      return drawMeetingLines(figures, size)
    case 'staircase':
      return drawStaircase(figures, size)
    case 'two lanes':
      return drawTwoLanes(figures, size)
    case 'misses':
      return drawMisses(figures, size)
    case 'columns':
      return drawColumns(figures, size)
    case 'outages':
      return drawOutages(figures, size)
    case 'detour':
      return drawDetour(figures, size)
    case 'dot field':
      return drawDotField(figures, size)
    case 'throws':
      return drawThrows(figures, size)
    case 'cascade':
      return drawCascade(figures, size)
    case 'metrics':
      return drawMetricLines(figures, size)
  }
}

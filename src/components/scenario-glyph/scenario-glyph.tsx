import type { ScenarioId } from '../../content/scenarios.ts'
import cyberRecovery from './cyber-recovery.svg?raw'
import disasterRecovery from './disaster-recovery.svg?raw'
import plannedChange from './planned-change.svg?raw'
import serviceRecovery from './service-recovery.svg?raw'

const glyphs: Record<ScenarioId, string> = {
  'planned-change': plannedChange,
  'service-recovery': serviceRecovery,
  'disaster-recovery': disasterRecovery,
  'cyber-recovery': cyberRecovery,
}

/** Decoration: the scenario's name is beside it. `className` sets the width; the height follows. */
export function ScenarioGlyph({ id, className }: { id: ScenarioId; className: string }) {
  return <span aria-hidden className={className} dangerouslySetInnerHTML={{ __html: glyphs[id] }} />
}

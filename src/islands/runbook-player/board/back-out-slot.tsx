import { duration } from '../../../lib/clock.ts'
import { counted } from '../../../lib/counted.ts'
import { boardButtons } from '../../../product/run/controls.tsx'
import { Panel } from '../../../product/run/panel.tsx'
import { advance } from '../../../runbook/model/advance.ts'
import { comparedWith, type WayBack } from '../../../runbook/model/event.ts'
import type { Player } from '../use-player.ts'
import { usePlace } from './use-place.ts'

type Props = {
  player: Player
  wayBack: WayBack
  isNarrow: boolean
  onApply: () => void
  onClose: () => void
}

/** What turning back would do now, before it is called. */
export function BackOutSlot({ player, wayBack, isNarrow, onApply, onClose }: Props) {
  const { run, at, hasWindow, limits } = player
  const { slot, place } = usePlace(isNarrow)
  const { backout, finish } = advance(run, { type: 'backOut' }).course
  const isCompared = hasWindow && limits.length > 0
  return (
    <div ref={slot}>
      <Panel
        className="delay-panel player-panel"
        title={`${wayBack.act} now?`}
        style={place}
        onClose={onClose}
      >
        <h4 className="fw-560 text-on-bottle">{wayBack.act} now?</h4>
        <p>
          {counted(backout.length, 'task')}, {duration(finish - run.minute)}, {wayBack.by}{' '}
          <b className="fw-560 text-on-bottle">{at(finish)}</b>
          {isCompared && `, ${comparedWith(limits, finish)}`}.
        </p>
        <div className="flex gap-2 lt-md:[&>button]:flex-1">
          <button type="button" className={boardButtons.main} onClick={onApply}>
            {wayBack.act}
          </button>
          <button type="button" className={boardButtons.plain} onClick={onClose}>
            Cancel
          </button>
        </div>
      </Panel>
    </div>
  )
}

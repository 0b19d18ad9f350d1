import { duration, counted } from '@cuewright/runbook/words'
import { boardButtons } from '../../run/controls.tsx'
import { Panel } from '../../run/panel.tsx'
import type { RunBoard } from '../../run/use-board.ts'
import { advance, comparedWith } from '@cuewright/runbook/model'
import { useInputs, usePlan, useRun } from '../state/state.tsx'
import { usePlace } from './use-place.ts'

type Props = {
  board: RunBoard
  onApply: () => void
  onClose: () => void
}

/** Asks before a backout is called, and says what it would do. */
export function BackOutSlot({ board, onApply, onClose }: Props) {
  const { run } = useRun()
  const { until, wayBack } = usePlan()
  const { limits, windowEnd } = useInputs()
  const { slot, place } = usePlace(board.delayButton)
  if (!wayBack) return null
  const { backout, finish } = advance(run, { type: 'backOut' }).course
  return (
    <div ref={slot}>
      <Panel
        className="delay-panel player-panel"
        title={`${wayBack.act} now?`}
        style={place}
        delayButton={board.delayButton}
        onClose={onClose}
      >
        <h4 className="fw-560 text-on-bottle">{wayBack.act} now?</h4>
        <p>
          {counted(backout.length, 'task')}, {duration(finish - run.minute)}, {wayBack.by}{' '}
          <b className="fw-560 text-on-bottle">{until(finish)}</b>
          {windowEnd !== undefined && `, ${comparedWith(limits, finish)}`}.
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

import { useLayoutEffect, useRef, useState } from 'react'
import type { Delay } from '../../../runbook/model/delay.ts'
import { chanceInside } from '../../../runbook/forecast/figures.ts'
import type { TaskTimes } from '../../../runbook/model/course.ts'
import type { Player } from '../use-player.ts'
import { DelayPanel } from './delay-panel.tsx'
import { emptyPlace } from './empty-place.ts'
import type { Box } from './empty-place.ts'

const size = { width: 340, height: 236 }

type Props = {
  readonly player: Player
  readonly view: TaskTimes | undefined
  readonly isNarrow: boolean
  readonly onDelay: (delay: Delay) => void
  readonly onClose: () => void
}

/** Puts the delay's panel where the lane is empty. */
export function DelaySlot({ player, view, isNarrow, onDelay, onClose }: Props) {
  const slot = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null)

  useLayoutEffect(() => {
    const chart = slot.current?.parentElement
    if (!chart || isNarrow) return setPlace(null)
    const corner = chart.getBoundingClientRect()

    function boxOf(element: Element): Box {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return {
        left: left - corner.left,
        right: right - corner.left,
        top: top - corner.top,
        bottom: bottom - corner.top,
      }
    }

    const lane = boxOf(chart.querySelector('.player-lines')!)
    const seen = { ...lane, ...verticalOf(boxOf(chart.querySelector('.player-scroll')!)) }
    const own = chart.querySelector('[data-picked] .player-bar')
    const bars = [...chart.querySelectorAll('.player-bar, .player-label, .player-tracks')].map(
      boxOf,
    )
    setPlace(emptyPlace(seen, own ? boxOf(own) : { ...seen, right: seen.left }, bars, size))
  }, [isNarrow])

  if (!view) return null
  const { foreseen, windowEnd } = player
  return (
    <div ref={slot}>
      <DelayPanel
        run={player.run}
        windowEnd={windowEnd}
        view={view}
        question={player.question}
        chance={foreseen.forecast && chanceInside(foreseen.forecast, windowEnd)}
        at={player.at}
        place={place}
        onDelay={onDelay}
        onClose={onClose}
      />
    </div>
  )
}

function verticalOf({ top, bottom }: Box) {
  return { top, bottom }
}

import type { ReactNode } from 'react'
import { hoursUpTo, type Scale } from '@cuewright/runbook-ui/bars'
import { at } from '../../events/event-times.ts'

export function Hours({ scale, now }: { scale: Scale; now?: number }) {
  return (
    <div
      className="ui-hours relative *:absolute *:top-1 below-520px:[&_[data-spare]]:hidden text-data text-$text-2"
      aria-hidden
    >
      {hoursUpTo(scale.end)
        .filter((minute) => now === undefined || Math.abs(minute - now) > 28)
        .filter((minute) => minute < scale.end)
        .map((minute) => (
          <span
            key={minute}
            data-spare={isSpare(minute, now) || undefined}
            style={{ left: scale.at(minute) }}
          >
            {at(minute)}
          </span>
        ))}
      {now !== undefined && (
        <b
          className="ui-now-label centred px-1.25 rounded-bar bg-now text-ink [box-shadow:inset_0_0_0_1px_var(--ink)]"
          style={{ left: scale.at(now) }}
        >
          {at(now)}
        </b>
      )}
    </div>
  )
}

/** A narrow window shows every other hour, and none near the clock. */
function isSpare(minute: number, now: number | undefined) {
  return minute % 120 !== 0 || (now !== undefined && Math.abs(minute - now) < 80)
}

type LaneProps = { scale: Scale; now?: number; windowEnd?: number; children?: ReactNode }

export function Lane({ scale, now, windowEnd, children }: LaneProps) {
  return (
    <div
      className="ui-lane"
      style={{
        '--end': scale.end,
        '--now-at': now && scale.at(now),
        '--window-end': windowEnd && scale.at(windowEnd),
      }}
    >
      {children}
    </div>
  )
}

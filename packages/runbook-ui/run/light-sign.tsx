import type { Light } from '@cuewright/runbook/model'

const words = { go: 'Go', 'at risk': 'At risk', 'no-go': 'No-go' } as const

const reasons: Record<Light['reason'], string> = {
  'on time': 'on time',
  'late, inside the window': 'late, still inside the window',
  'finish after the window': 'would finish after the window',
  'no time left to back out': 'no time to back out at the point of no return',
  'backed out': 'backout called',
}

type Props = {
  light: Light
  /** Replaces the light's own reason. */
  reason?: string
}

/** The go/no-go light with its word and reason. Its shape differs, too: disc, triangle or square. */
export function LightSign({ light, reason = reasons[light.reason] }: Props) {
  return (
    <p className="light" data-signal={light.signal}>
      <span className="light-shape" aria-hidden />
      <span>
        <b className="fw-600">{words[light.signal]}</b>
        <span className="light-reason text-on-bottle-2">, {reason}</span>
      </span>
    </p>
  )
}

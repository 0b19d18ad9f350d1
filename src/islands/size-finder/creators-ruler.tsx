import type { ChangeEvent } from 'react'
import type { Size } from '../../lib/pricing/estimate.ts'

type Props = {
  sizes: readonly Size[]
  creators: number | undefined
  onSlide: (event: ChangeEvent<HTMLInputElement>) => void
}

/** A slider on a scale that shows where each size ends. */
export function CreatorsRuler({ sizes, creators, onSlide }: Props) {
  const most = sizes.at(-1)!.creators

  function percent(count: number) {
    return `${(Math.min(count, most) / most) * 100}%`
  }

  const fit = sizes.find((size) => (creators ?? 0) <= size.creators)
  return (
    <div className="ruler relative pb-5.5">
      <div className="ruler-scale" aria-hidden>
        {sizes.map((size, at) => {
          const start = sizes[at - 1]?.creators ?? 0
          return (
            <span
              key={size.name}
              className="ruler-size absolute inset-y-0 flex flex-col items-end pr-1 edge-r-ink text-small leading-tight"
              data-fits={(creators !== undefined && size === fit) || undefined}
              style={{ left: percent(start), width: percent(size.creators - start) }}
            >
              <b className="fw-600 whitespace-nowrap">{size.name}</b>
              <span className="text-ink-2 narrow">{size.creators}</span>
            </span>
          )
        })}
      </div>
      <input
        className="appearance-none absolute bottom-0 inset-x-0 w-full h-11 m-0 [background:none] cursor-pointer"
        type="range"
        min={0}
        max={most}
        value={Math.min(creators ?? 0, most)}
        aria-label="Content Creators, on the ruler"
        aria-valuetext={
          creators === undefined
            ? 'not a number yet'
            : `${creators}, ${fit ? `size ${fit.name}` : `more than ${most}`}`
        }
        onChange={onSlide}
      />
    </div>
  )
}

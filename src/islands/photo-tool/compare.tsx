import { useState } from 'react'

type Props = { name: string; original: string; enhanced: string }

/** The enhanced photo, with the original over its left part up to the slider. */
export function Compare({ name, original, enhanced }: Props) {
  const [share, setShare] = useState(50)
  return (
    <div
      className="photo-compare relative after:content-empty after:absolute after:inset-y-0 after:left-[calc(var(--share)-1px)] after:w-0.5 after:bg-ink after:pointer-events-none"
      style={{ '--share': `${share}%` }}
    >
      <img src={enhanced} alt={`${name}, enhanced`} width={1024} height={1024} />
      <img
        src={original}
        alt=""
        width={1024}
        height={1024}
        className="absolute inset-0 [clip-path:inset(0_calc(100%-var(--share))_0_0)]"
      />
      <input
        type="range"
        className="photo-slider"
        min={0}
        max={100}
        step={5}
        value={share}
        aria-label={`How much of ${name}’s original covers the enhanced photo`}
        aria-valuetext={`Original: the left ${share} %`}
        onChange={(event) => setShare(event.target.valueAsNumber)}
      />
    </div>
  )
}

import { useState } from 'react'

type Props = { name: string; original: string; enhanced: string }

/** The enhanced photo with the original laid over its left part, as far as the slider says. */
export function Compare({ name, original, enhanced }: Props) {
  const [share, setShare] = useState(50)
  return (
    <div className="photo-compare" style={{ '--share': `${share}%` }}>
      <img src={enhanced} alt={`${name}, enhanced`} width={1024} height={1024} />
      <img src={original} alt="" width={1024} height={1024} />
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={share}
        aria-label={`How much of ${name}’s original lies over the enhanced photo`}
        aria-valuetext={`Original: the left ${share} %`}
        onChange={(event) => setShare(event.target.valueAsNumber)}
      />
    </div>
  )
}

import { useId, type RefObject } from 'react'

const faces = ['Your size', 'Does it pay for itself?']

/** Chooses which of the two questions is open. */
export function Faces({ second }: { second: RefObject<HTMLInputElement | null> }) {
  const id = useId()
  return (
    <fieldset className="faces flex gap-x-6 max-[374px]:gap-x-4 lg:col-span-2 edge-b-ink no-print media-noscript:hidden">
      <legend className="sr-only">What to work out</legend>
      {faces.map((name, i) => (
        <span key={name} className="relative">
          <input
            ref={i === 1 ? second : undefined}
            className="sr-only"
            type="radio"
            name="face"
            id={id + i}
            value={i}
            defaultChecked={i === 0}
          />
          <label
            htmlFor={id + i}
            className="flex items-center min-h-11 -mb-px text-item max-[374px]:text-body fw-560 cursor-pointer"
          >
            {name}
          </label>
        </span>
      ))}
    </fieldset>
  )
}

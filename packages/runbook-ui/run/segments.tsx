import { useId } from 'react'

const looks = {
  paper: {
    set: 'delay-minutes grid grid-cols-4 mt-1 edge-ink bg-paper',
    option:
      'min-h-11 not-first:edge-l-rule-strong has-checked:bg-ink has-checked:text-ground has-checked:fw-600',
  },
  board: {
    set: 'player-segments flex edge-on-bottle-2',
    option:
      'min-h-10.5 px-2.75 text-small text-on-bottle-2 not-first:edge-l-bottle-rule has-checked:bg-on-bottle has-checked:text-ink has-checked:fw-560 has-checked:not-first:edge-l-on-bottle',
  },
}

type Props = {
  legend: string
  look: keyof typeof looks
  options: readonly { value: number; text: string }[]
  chosen: number
  onChoose: (value: number) => void
}

export function Segments({ legend, look, options, chosen, onChoose }: Props) {
  const name = useId()
  const { set, option } = looks[look]
  return (
    <fieldset>
      <legend className={look === 'paper' ? 'p-0 lt-md:hidden' : 'sr-only'}>{legend}</legend>
      <div className={`rounded-btn ${set}`}>
        {options.map(({ value, text }) => (
          <label key={text} className={`relative grid place-items-center cursor-pointer ${option}`}>
            <input
              className="absolute inset-0 opacity-0"
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

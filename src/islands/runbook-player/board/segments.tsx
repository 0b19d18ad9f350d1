const looks = {
  idle: 'text-on-bottle-2 not-first-of-type:edge-l-bottle-rule',
  pressed: 'bg-on-bottle text-ink fw-560 not-first-of-type:edge-l-on-bottle',
}

type Props = {
  readonly legend: string
  readonly options: readonly { readonly value: number; readonly text: string }[]
  readonly chosen: number
  readonly onChoose: (value: number) => void
  readonly className?: string
}

/** A few values side by side, one of them pressed. */
export function Segments({ legend, options, chosen, onChoose, className = '' }: Props) {
  return (
    <fieldset
      className={`player-segments flex justify-self-start border border-solid border-on-bottle-2 rounded-btn ${className}`}
    >
      <legend className="sr-only">{legend}</legend>
      {options.map(({ value, text }) => (
        <button
          key={text}
          type="button"
          className={`min-h-36px px-11px text-small ${value === chosen ? looks.pressed : looks.idle}`}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  )
}

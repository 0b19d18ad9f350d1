/** A longer list helps nobody and slows the page down. */
const most = 500

type Props = {
  options: readonly { value: string; text: string }[]
  chosen: string
}

/** The first options of a select, and the chosen one. */
export function OptionList({ options, chosen }: Props) {
  return options
    .filter(({ value }, i) => i < most || value === chosen)
    .map(({ value, text }) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))
}

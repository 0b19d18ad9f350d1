/** A longer list helps nobody to choose, and slows the page down. */
const most = 500

type Props = {
  options: readonly { value: string; text: string }[]
  chosen: string
}

/** The options of a select: the first of them, and the chosen one wherever it is. */
export function OptionList({ options, chosen }: Props) {
  return options
    .filter(({ value }, i) => i < most || value === chosen)
    .map(({ value, text }) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))
}

const wordJoiner = '\u2060'

/** Keeps durations, such as '3 h 35 min' and '44-hour', and 'go/no-go' on one line. */
export function keepTogether(text: string): string {
  return text.replace(/\b(\d+ h \d+( min)?|\d+ (h|min)|\d+-(hour|month))\b|go\/no-go/g, (whole) =>
    whole.replaceAll(' ', '\u00a0').replaceAll(/[-/]/g, `$&${wordJoiner}`),
  )
}

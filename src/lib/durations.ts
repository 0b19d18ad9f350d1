/** Makes the spaces in durations such as '3 h 35 min' non-breaking. */
export function keepDurations(text: string): string {
  return text.replace(/\b\d+ h \d+ min\b|\b\d+ (?:h|min)\b/g, (duration) =>
    duration.replaceAll(' ', '\u00a0'),
  )
}

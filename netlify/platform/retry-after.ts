const longestSeconds = 86_400

/**
 * Seconds of a Retry-After header (seconds or a date), at most a day; undefined without a future moment.
 * See https://www.rfc-editor.org/rfc/rfc9110#field.retry-after.
 */
export function readRetryAfter(
  value: string | null | undefined,
  now = Date.now(),
): number | undefined {
  if (!value) return undefined
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - now) / 1000)
  return seconds >= 0 ? Math.min(seconds, longestSeconds) : undefined
}

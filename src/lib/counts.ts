/** 999 → '999', 1000 → '1.0K', 1250 → '1.3K' (specification, section 5): halves up. */
export function shortCount(count: number): string {
  if (count < 1000) return String(count)
  return `${(Math.floor(count / 100 + 0.5) / 10).toFixed(1)}K`
}

/** Starts with the island's name: the page loads an island when a fragment names it. */
const prefix = '#runbook-player:'

/** What a fragment asks the player to open: 'file', 'sample', an example's name or a link's runbook. */
export function wantedBy(hash: string): string | null {
  return hash.startsWith(prefix) ? hash.slice(prefix.length) : null
}

/** The fragment for a file that another page has stored. */
export const handedOver = 'file'

export const sample = 'sample'

/** The address that opens a shared runbook. */
export function linkTo(fragment: string): string {
  return `${location.origin}${location.pathname}${prefix}${fragment}`
}

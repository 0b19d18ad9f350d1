/** Starts with the island's name: the page loads an island when a fragment names it. */
const prefix = '#runbook-player:'

/** What a fragment asks the player to open: 'file', 'sample', an example's name or a link's runbook. */
export function fragmentOf(hash: string): string | null {
  return hash.startsWith(prefix) ? hash.slice(prefix.length) : null
}

/** The fragment for a file that another page has stored. */
export const handedOver = 'file'

/** The fragment of a page whose file or kept runbook was left open: Back opens it again. */
export const leftOpen = 'open'

/** The address of this page with or without a file that is open. */
export function markOpen(isOpen: boolean): void {
  if (isOpen === (fragmentOf(location.hash) === leftOpen)) return
  const address = isOpen ? `${prefix}${leftOpen}` : location.pathname + location.search
  history.replaceState(history.state, '', address)
}

export const sample = 'sample'

/** The address that opens a shared runbook. */
export function linkTo(fragment: string): string {
  return `${location.origin}${location.pathname}${prefix}${fragment}`
}

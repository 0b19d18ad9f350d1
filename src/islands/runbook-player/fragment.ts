import { paths } from '../../paths.ts'

/** The island's own name begins its fragments, so that the page wakes it for one. */
const prefix = '#runbook-player:'

/** What a page's fragment asks the player to open: a link's runbook, a handed-over file, an example. */
export function wantedBy(hash: string): string | null {
  return hash.startsWith(prefix) ? hash.slice(prefix.length) : null
}

/** A fragment that says: another page has put a file down for this one. */
export const handedOver = 'file'

/** A fragment that asks for the sample. */
export const sample = 'sample'

/** The address at which the player opens what a fragment says. */
export function linkTo(fragment: string): string {
  return new URL(`${paths.features}${prefix}${fragment}`, location.origin).href
}

import type { Reading } from '@cuewright/runbook/open'

/** How the file was read, and what a changed reading is given to. */
export type StripProps = {
  reading: Reading
  onRead: (reading: Reading) => void
}

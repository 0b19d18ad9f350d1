import { z } from 'zod'

/** Whether the owner has confirmed a claim. A sample is marked on the page and by launch-check. */
export const Status = z.enum(['sample', 'confirmed'])

export type Status = z.infer<typeof Status>

/** What a page prints beside a sample. */
export const sampleNote = 'Illustrative example'

/** What a legal document says while it is a sample. */
export const counselNote =
  'Draft: our lawyers have not yet reviewed this document. It shows the terms we intend and binds nobody until they have.'

export function isSample(item: { status: Status }): boolean {
  return item.status === 'sample'
}

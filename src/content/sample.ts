import { z } from 'zod'

/** Whether the owner has confirmed a claim. A sample is marked on the page and by launch-check. */
export const Status = z.enum(['sample', 'confirmed'])

export type Status = z.infer<typeof Status>

/** What a page prints beside a sample. */
export const sampleNote = 'Illustrative example'

export function isSample(item: { status: Status }): boolean {
  return item.status === 'sample'
}

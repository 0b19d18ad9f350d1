import { z } from 'zod'
import { statuses, type Status } from '../site.ts'

export const statusField = z.enum(statuses)

/** What a page prints beside a sample. */
export const sampleNote = 'Illustrative example'

/** What a legal document says while it is a sample. */
export const counselNote =
  'Draft: our lawyers have not yet reviewed this document. It shows the terms we intend and binds nobody until they have.'

export function isSample(item: { status: Status }): boolean {
  return item.status === 'sample'
}

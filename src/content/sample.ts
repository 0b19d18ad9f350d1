import { z } from 'zod'
import { statuses, type Status } from '../site.ts'

export const statusField = z.enum(statuses)

export const sampleNote = 'Illustrative example'

export const inForceNote = 'In force: this is the policy that the website follows today.'

export const counselNote =
  'Draft: our lawyers have not yet reviewed this document. It shows the terms we intend and binds nobody until they have.'

export function isSample(item: { status: Status }): boolean {
  return item.status === 'sample'
}

import { failure, type Failure } from '@cuewright/runbook/open'
import type { OwnRunbook } from '@cuewright/runbook/model'
import { handedOver, leftOpen, markOpen } from '../fragment.ts'
import type { Source } from './messages.ts'

export type ExampleBy = (name: string) => Promise<OwnRunbook | undefined>

/** The file that a fragment names: null if it is gone, undefined if none is named. */
async function storedFile(fragment: string): Promise<File | null | undefined> {
  // The player has looked for it before.
  if (fragment === leftOpen) return null
  if (fragment !== handedOver) return undefined
  const { takeOver } = await import('@cuewright/runbook/device')
  return takeOver()
}

/** Looks up the file or the example that a fragment may name. */
export async function lookUp(source: Source, exampleBy: ExampleBy): Promise<Source | Failure> {
  if (!('fragment' in source)) return source
  const file = await storedFile(source.fragment)
  if (file === null) {
    markOpen(false)
    return failure('file_gone')
  }
  if (file) return { file }
  const example = await exampleBy(source.fragment)
  return example ? { example } : source
}

import type { OpenRunbook } from '@cuewright/runbook/open'
import type { Reason } from '@cuewright/runbook/versions'
import type { ReadResult } from './messages.ts'

export type ReadFile = NonNullable<ReadResult> & {
  readonly status: 'read'
  readonly reasons?: readonly Reason[]
  /** A new number for everything opened, because two files may have the same name. */
  readonly turn: number
}

export type PlayedFile = ReadFile & { readonly opened: OpenRunbook }

export type OwnFile = { readonly status: 'idle' | 'reading'; readonly name: string } | ReadFile

export function isPlayed(file: OwnFile): file is PlayedFile {
  return file.status === 'read' && file.opened.ok
}

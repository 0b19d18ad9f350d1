import type { Failure, OpenRunbook } from '@cuewright/runbook/open'
import type { Reason } from '@cuewright/runbook/versions'
import type { Connection } from './connection.ts'
import type { LeftOpen } from './left-open.ts'
import type { ReadResult } from './messages.ts'

/** A runbook, or a file that another reading may still open. */
export type ReadFile = ReadResult & {
  readonly reasons?: readonly Reason[]
  /** A new number for everything opened, because two files may have the same name. */
  readonly turn: number
  /** The worker that has read it, and reads it again. */
  readonly reader: Connection
  /** The visitor's file, to be remembered while the runbook is not kept; null if it comes from somewhere else. */
  readonly source: LeftOpen | null
}

export type PlayedFile = ReadFile & { readonly opened: OpenRunbook }

export function isPlayed(file: ReadFile): file is PlayedFile {
  return file.opened.ok
}

export type Refusal = { readonly name: string; readonly why: Failure }

export type State = {
  readonly file: ReadFile | null
  /** The closed file stays in the page until another is opened, so that closing can be undone. */
  readonly isClosed: boolean
  /** The last runbook with changes in whose place another one was opened. */
  readonly left: ReadFile | null
  /** The name of the file that is being read. Meanwhile the open one stays. */
  readonly reading: string | null
  /** Why the newest file was not opened. */
  readonly refusal: Refusal | null
}

export type Action =
  | { readonly type: 'read'; readonly name: string }
  | { readonly type: 'refuse'; readonly refusal: Refusal }
  | { readonly type: 'show'; readonly file: ReadFile; readonly isWorkLeft: boolean }
  | { readonly type: 'change'; readonly reader: Connection; readonly to: Partial<ReadFile> }
  | { readonly type: 'close' | 'reopen' }

export const nothing: State = {
  file: null,
  isClosed: false,
  left: null,
  reading: null,
  refusal: null,
}

export function reduce(state: State, action: Action): State {
  const { file, left } = state
  switch (action.type) {
    case 'read':
      return { ...state, reading: action.name, refusal: null }
    case 'refuse':
      return { ...state, reading: null, refusal: action.refusal }
    case 'show': {
      const older = left === action.file ? null : left
      return { ...nothing, file: action.file, left: action.isWorkLeft ? file : older }
    }
    case 'change':
      if (file?.reader !== action.reader) return state
      // Another reading that opens answers the one that did not.
      return {
        ...state,
        file: { ...file, ...action.to },
        refusal: action.to.opened ? null : state.refusal,
      }
    default:
      return { ...state, isClosed: action.type === 'close', refusal: null }
  }
}

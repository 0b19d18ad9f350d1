import { useEffect, useReducer, useRef } from 'react'
import { failure, limits } from '../../lib/spreadsheet/failure.ts'
import type { Failure } from '../../lib/spreadsheet/failure.ts'
import type { Mapping } from '../../lib/spreadsheet/fields.ts'
import type { Checked } from './checker.ts'
import { connect } from './connection.ts'
import type { Connection } from './connection.ts'

export type CheckState =
  | { readonly status: 'idle' }
  | { readonly status: 'reading'; readonly name: string }
  | { readonly status: 'failed'; readonly name: string; readonly failure: Failure }
  | { readonly status: 'checked'; readonly name: string; readonly checked: Checked }

type State = CheckState & { readonly isReady: boolean }
type Event = { readonly set: CheckState } | 'ready'

const reduce = (state: State, event: Event): State =>
  event === 'ready' ? { ...state, isReady: true } : { ...event.set, isReady: state.isReady }

/**
 * The check as a component sees it. `prepare` fetches the worker, so that by the time a file is
 * chosen nothing is left to fetch; the file itself only ever goes to that worker.
 */
export function useChecker() {
  const [state, dispatch] = useReducer(reduce, { status: 'idle', isReady: false })
  const connection = useRef<Connection>(null)
  const name = useRef('')
  useEffect(() => () => connection.current?.close(), [])

  const show = (result: Checked | Failure) => {
    const set: CheckState = result.ok
      ? { status: 'checked', name: name.current, checked: result }
      : { status: 'failed', name: name.current, failure: result }
    dispatch({ set })
  }
  const prepare = () =>
    (connection.current ??= connect({ onReady: () => dispatch('ready'), onResult: show }))

  const read = (file: File) => {
    name.current = file.name
    if (file.size > limits.file) return show(failure('too_large'))
    dispatch({ set: { status: 'reading', name: file.name } })
    file.arrayBuffer().then(
      (bytes) => prepare().send({ type: 'read', name: file.name, bytes }),
      () => show(failure('unreadable')),
    )
  }
  const remap = (mapping: Mapping) => prepare().send({ type: 'remap', mapping })
  const turnTo = (sheet: number) => prepare().send({ type: 'turnTo', sheet })
  const reset = () => dispatch({ set: { status: 'idle' } })
  return { state, prepare, read, remap, turnTo, reset, show }
}

import { useEffect, useReducer, useRef } from 'react'
import { failure, limits } from '../../lib/spreadsheet/failure.ts'
import type { Failure } from '../../lib/spreadsheet/failure.ts'
import { changeMapping } from '../../lib/spreadsheet/fields.ts'
import type { Mapping, MappingChange } from '../../lib/spreadsheet/fields.ts'
import type { Checked } from './checker.ts'
import { connect } from './connection.ts'
import type { Connection } from './connection.ts'

export type CheckState =
  | { readonly status: 'idle' }
  | { readonly status: 'reading'; readonly name: string }
  | { readonly status: 'failed'; readonly name: string; readonly failure: Failure }
  | { readonly status: 'checked'; readonly name: string; readonly checked: Checked }

type State = CheckState & { readonly isReady: boolean }
type Event = { readonly set: CheckState } | { readonly toMapping: MapMapping } | 'ready'
type MapMapping = (mapping: Mapping) => Mapping

function reduce(state: State, event: Event): State {
  if (event === 'ready') return { ...state, isReady: true }
  if ('set' in event) return { ...event.set, isReady: state.isReady }
  if (state.status !== 'checked') return state
  // The selects keep what was chosen while the worker is still counting by it.
  const { checked } = state
  return { ...state, checked: { ...checked, mapping: event.toMapping(checked.mapping) } }
}

/**
 * The check as a component sees it. `prepare` fetches the worker, so that by the time a file is
 * chosen nothing is left to fetch; the file itself only ever goes to that worker.
 */
export function useChecker() {
  const [state, dispatch] = useReducer(reduce, { status: 'idle', isReady: false })
  const connection = useRef<Connection>(null)
  const chosen = useRef<File>(null)
  useEffect(() => () => connection.current?.close(), [])

  function fail(why: Failure, name: string) {
    dispatch({ set: { status: 'failed', name, failure: why } })
  }

  function show(result: Checked | Failure) {
    const name = chosen.current?.name ?? ''
    if (result.ok) dispatch({ set: { status: 'checked', name, checked: result } })
    else fail(result, name)
  }

  function prepare() {
    return (connection.current ??= connect({ onReady: () => dispatch('ready'), onResult: show }))
  }

  /** From here on this file, or none, is the one to be answered for. */
  function choose(file: File | null) {
    chosen.current = file
    connection.current?.forget()
  }

  function read(file: File) {
    choose(file)
    if (file.size > limits.file) return fail(failure('too_large'), file.name)
    dispatch({ set: { status: 'reading', name: file.name } })
    file.arrayBuffer().then(
      (bytes) => {
        if (chosen.current === file) prepare().send({ type: 'read', name: file.name, bytes })
      },
      () => {
        if (chosen.current === file) fail(failure('unreadable'), file.name)
      },
    )
  }

  function refuse(why: Failure) {
    choose(null)
    fail(why, '')
  }

  function remap(change: MappingChange) {
    dispatch({ toMapping: (mapping) => changeMapping(mapping, change) })
    prepare().send({ type: 'remap', change })
  }

  function turnTo(sheet: number) {
    dispatch({ toMapping: (mapping) => ({ ...mapping, sheet }) })
    prepare().send({ type: 'turnTo', sheet })
  }

  function reset() {
    choose(null)
    dispatch({ set: { status: 'idle' } })
  }

  return { state, prepare, read, refuse, remap, turnTo, reset }
}

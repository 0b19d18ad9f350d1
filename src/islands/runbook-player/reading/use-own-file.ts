import { useEffect, useReducer, useRef } from 'react'
import type { Choices } from '../../../runbook/read/choices.ts'
import { limits } from '../../../runbook/read/failure.ts'
import type { FailureCode } from '../../../runbook/read/failure.ts'
import { connect } from './connection.ts'
import type { Connection } from './connection.ts'
import { refusal } from './refusal.ts'
import type { OwnRead } from './refusal.ts'

export type OwnFile =
  | { readonly status: 'idle' }
  | { readonly status: 'reading'; readonly name: string }
  | {
      readonly status: 'read'
      readonly name: string
      readonly read: OwnRead
      readonly choices: Choices
      /** Counts what was opened: another file of the same name is another one. */
      readonly turn: number
    }

type State = { readonly file: OwnFile; readonly isReady: boolean }
type Chosen = { readonly file: File | null; readonly choices: Choices; readonly turn: number }
type Event = { readonly set: OwnFile } | { readonly choices: Choices } | 'ready'

function reduce(state: State, event: Event): State {
  if (event === 'ready') return { ...state, isReady: true }
  if ('set' in event) return { ...state, file: event.set }
  const { file } = state
  // The selects keep what was chosen while the worker is still reading by it.
  return file.status === 'read' ? { ...state, file: { ...file, choices: event.choices } } : state
}

/**
 * A visitor's file as a component sees it. `prepare` fetches the worker, so that by the time a file
 * is chosen nothing is left to fetch; the file itself only ever goes to that worker.
 */
export function useOwnFile() {
  const [state, dispatch] = useReducer(reduce, { file: { status: 'idle' }, isReady: false })
  const connection = useRef<Connection>(null)
  const chosen = useRef<Chosen>({ file: null, choices: {}, turn: 0 })
  useEffect(() => () => connection.current?.close(), [])

  function show(read: OwnRead, name = chosen.current.file?.name ?? '') {
    const { choices, turn } = chosen.current
    dispatch({ set: { status: 'read', name, read, choices, turn } })
  }

  function prepare() {
    return (connection.current ??= connect({ onReady: () => dispatch('ready'), onResult: show }))
  }

  /** From here on this file, or none, is the one to be answered for. */
  function choose(file: File | null) {
    chosen.current = { file, choices: {}, turn: chosen.current.turn + 1 }
    connection.current?.forget()
  }

  function open(file: File) {
    choose(file)
    if (file.size > limits.file) return show(refusal('too_large'))
    dispatch({ set: { status: 'reading', name: file.name } })
    file.arrayBuffer().then(
      (bytes) => {
        if (chosen.current.file === file) prepare().send({ type: 'open', name: file.name, bytes })
      },
      () => {
        if (chosen.current.file === file) show(refusal('unreadable'))
      },
    )
  }

  function refuse(code: FailureCode) {
    choose(null)
    show(refusal(code), '')
  }

  /** Reads the file once more with another answer to one of its guesses. */
  function decide(guess: string, option: string) {
    const choices = { ...chosen.current.choices, [guess]: option }
    chosen.current = { ...chosen.current, choices }
    dispatch({ choices })
    prepare().send({ type: 'choose', choices })
  }

  /** Shows a runbook that no file had to be read for, and returns its turn. */
  function present(read: OwnRead, name: string): number {
    choose(null)
    show(read, name)
    return chosen.current.turn
  }

  function close() {
    choose(null)
    dispatch({ set: { status: 'idle' } })
  }

  return { ...state, prepare, open, refuse, decide, present, close }
}

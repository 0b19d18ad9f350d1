import { startTransition, useCallback, useEffect, useReducer, useRef } from 'react'
import {
  failure,
  limits,
  refusal,
  type FailureCode,
  type Refusal,
} from '../../../runbook/failure.ts'
import type { OpenRunbook } from '../../../runbook/open.ts'
import { withChoice, type Choices } from '../../../runbook/read/questions/choices.ts'
import type { Weighed } from '../../../runbook/weigh.ts'
import type { ReadingAnswer } from '../../../runbook/versions/answers.ts'
import type { Compared, Said } from '../../../runbook/versions/version.ts'
import { connect, type Connection } from './connection.ts'
import type { Arrival, ReadResult } from './messages.ts'

export type OwnFile =
  | { readonly status: 'idle' }
  | { readonly status: 'reading'; readonly name: string }
  | {
      readonly status: 'read'
      readonly name: string
      readonly read: OpenRunbook | Refusal
      readonly choices: Choices
      /** What other answers would move; null where nothing is left to weigh. */
      readonly weighed: Weighed | null
      readonly compared?: Compared | null
      readonly answers?: readonly ReadingAnswer[]
      /** Counts what was opened: another file of the same name is another one. */
      readonly turn: number
    }

type State = { readonly file: OwnFile; readonly isReady: boolean }
type Event =
  | { readonly set: OwnFile }
  | { readonly choices: Choices }
  | { readonly weighed: Weighed | null }
  | 'ready'

function reduce(state: State, event: Event): State {
  if (event === 'ready') return { ...state, isReady: true }
  if ('set' in event) return { ...state, file: event.set }
  const { file } = state
  // The selects keep what was chosen while the worker is still reading by it.
  return file.status === 'read' ? { ...state, file: { ...file, ...event } } : state
}

/**
 * A visitor's runbook as a component sees it, whether a file, a link or this device brings it.
 * `prepare` fetches the worker, so that by the time a file is chosen nothing is left to fetch; what
 * is opened only ever goes to that worker.
 */
export function useOwnFile() {
  const [state, dispatch] = useReducer(reduce, { file: { status: 'idle' }, isReady: false })
  const connection = useRef<Connection>(null)
  const chosen = useRef<{ name: string; choices: Choices; turn: number }>({
    name: '',
    choices: {},
    turn: 0,
  })
  useEffect(() => () => connection.current?.close(), [])

  function show(result: ReadResult) {
    if (result === null) return dispatch({ set: { status: 'idle' } })
    const { name, turn } = chosen.current
    const { choices = chosen.current.choices } = result
    chosen.current.choices = choices
    // A large runbook is drawn in slices, so that the page goes on meanwhile.
    startTransition(() =>
      dispatch({ set: { ...result, status: 'read', name: result.name || name, choices, turn } }),
    )
  }

  function prepare() {
    return (connection.current ??= connect({
      onReady: () => dispatch('ready'),
      onResult: show,
      onWeighed: (weighed) => dispatch({ weighed }),
    }))
  }

  /** From here on only this request's answer counts. */
  function choose(name: string) {
    chosen.current = { name, choices: {}, turn: chosen.current.turn + 1 }
    connection.current?.forget()
  }

  function refuse(code: FailureCode, name = '') {
    choose(name)
    show({ name, read: refusal(failure(code)), weighed: null })
  }

  /** Opens a file, a link or what is kept, and returns its turn. */
  function open(arrival: Arrival): number {
    const file = 'file' in arrival ? arrival.file : null
    const name = file?.name ?? ''
    if (file && file.size > limits.file) refuse('too_large', name)
    else {
      choose(name)
      dispatch({ set: { status: 'reading', name } })
      prepare().send(arrival)
    }
    return chosen.current.turn
  }

  /** Reads it once more with another answer to one of its guesses. */
  function decide(guess: string, option: string) {
    const choices = withChoice(chosen.current.choices, guess, option)
    chosen.current = { ...chosen.current, choices }
    dispatch({ choices })
    prepare().send({ choices })
  }

  /** Says what has been said beside the sheet: the chance depends on it, and the next version takes it over. */
  const tell = useCallback((said: Said) => connection.current?.tell(said), [])

  function close() {
    choose('')
    // With it the worker forgets what was open.
    connection.current?.close()
    connection.current = null
    dispatch({ set: { status: 'idle' } })
  }

  return { ...state, prepare, open, refuse, decide, tell, close }
}

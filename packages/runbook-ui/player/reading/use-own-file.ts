import { startTransition, useCallback, useEffect, useReducer, useRef, type Dispatch } from 'react'
import {
  failure,
  limits,
  type FailureCode,
  type OpenRunbook,
  type Reading,
} from '@cuewright/runbook/open'
import type { OwnRunbook } from '@cuewright/runbook/model'
import type { Reason, PlanSettings } from '@cuewright/runbook/versions'
import { handedOver, leftOpen } from '../fragment.ts'
import { connect, type Connection, type Listener } from './connection.ts'
import { forgetOpen, foundOpen, rememberOpen } from './left-open.ts'
import type { Arrival, ReadAgain, ReadResult } from './messages.ts'

type ReadFile = NonNullable<ReadResult> & {
  readonly status: 'read'
  readonly reasons?: readonly Reason[]
  /** A new number for everything opened, because two files may have the same name. */
  readonly turn: number
}

export type PlayedFile = ReadFile & { readonly read: OpenRunbook }

export type OwnFile = { readonly status: 'idle' | 'reading'; readonly name: string } | ReadFile

export function isPlayed(file: OwnFile): file is PlayedFile {
  return file.status === 'read' && file.read.ok
}

type State = { readonly file: OwnFile; readonly isClosed: boolean }
type Event =
  | { readonly set: OwnFile }
  | { readonly reading: Reading }
  | { readonly reasons: readonly Reason[] }
  | 'closed'
  | 'reopened'

function reduce(state: State, event: Event): State {
  if (typeof event === 'string') return { ...state, isClosed: event === 'closed' }
  if ('set' in event) return { ...state, file: event.set, isClosed: false }
  const { file } = state
  // The selects show the new reading while the worker is still at it.
  return file.status === 'read' ? { ...state, file: { ...file, ...event } } : state
}

export type ExampleBy = (name: string) => Promise<OwnRunbook | undefined>

const idle: OwnFile = { status: 'idle', name: '' }

/** The file that a fragment names: null if it is gone, undefined if none is named. */
async function fileBehind(wanted: string): Promise<File | null | undefined> {
  if (wanted === leftOpen) return foundOpen()
  if (wanted !== handedOver) return undefined
  const { takeOver } = await import('@cuewright/runbook/device')
  return takeOver()
}

/** What the worker is to open: a fragment may name a file or an example. Null if that file is gone. */
async function foundBy(arrival: Arrival, exampleBy: ExampleBy): Promise<Arrival | null> {
  if (!('wanted' in arrival)) return arrival
  const file = await fileBehind(arrival.wanted)
  if (file !== undefined) return file && { file }
  const example = await exampleBy(arrival.wanted)
  return example ? { example } : arrival
}

/** Opens a visitor's runbook in a worker and sends it nowhere. `prepare` loads the worker beforehand. */
export function useOwnFile(exampleBy: ExampleBy) {
  const [state, dispatch] = useReducer(reduce, { file: idle, isClosed: false })
  const chosen = useRef<Pick<ReadFile, 'name' | 'turn'>>({ name: '', turn: 0 })
  const ownFile = useRef<File>(null)
  const { prepare, forget, tell, disconnect } = useConnection(show, dispatch)

  function show(result: ReadResult) {
    const name = result?.name || chosen.current.name
    const file = result ? { ...result, ...chosen.current, status: 'read' as const, name } : idle
    // A transition, so that the page stays responsive while a large runbook is drawn.
    startTransition(() => dispatch({ set: file }))
  }

  /** From now on, answers to earlier requests are ignored. */
  function choose(name: string) {
    chosen.current = { name, turn: chosen.current.turn + 1 }
    // A file is not compared with one that was closed.
    if (state.isClosed) disconnect()
    forget()
  }

  function refuse(code: FailureCode, name = '') {
    choose(name)
    show({ name, read: failure(code) })
  }

  function open(arrival: Arrival) {
    const { name, size } = 'file' in arrival ? arrival.file : { name: '', size: 0 }
    if (size > limits.file) return refuse('too_large', name)
    choose(name)
    dispatch({ set: { status: 'reading', name } })
    void send(arrival, chosen.current.turn)
  }

  async function send(arrival: Arrival, turn: number) {
    const found = await foundBy(arrival, exampleBy).catch(() => failure('not_loaded'))
    if (turn !== chosen.current.turn) return
    if (found === null) show(null)
    else if ('code' in found) refuse(found.code)
    else {
      ownFile.current = 'file' in found ? found.file : null
      if ('file' in found) void rememberOpen(found.file)
      else forgetOpen()
      prepare().send(found)
    }
  }

  /** Reads the open file in another way, at once. */
  function readAgain(change: ReadAgain) {
    if ('reading' in change) dispatch(change)
    prepare().send(change)
  }

  /** The closed file stays in the page until another is opened, so that closing can be undone. */
  function close(isClosed: boolean) {
    if (isClosed) forgetOpen()
    else if (ownFile.current) void rememberOpen(ownFile.current)
    dispatch(isClosed ? 'closed' : 'reopened')
  }

  return { ...state, prepare, open, refuse, readAgain, tell, close }
}

/** The worker that reads files. It starts when it is first needed, and forgets the file when it ends. */
function useConnection(onResult: Listener['onResult'], dispatch: Dispatch<Event>) {
  const connection = useRef<Connection>(null)
  useEffect(() => () => connection.current?.close(), [])
  const tell = useCallback(
    (planSettings: PlanSettings) => connection.current?.tell(planSettings),
    [],
  )

  function prepare() {
    return (connection.current ??= connect({
      onResult,
      onReasons: (reasons) => dispatch({ reasons }),
    }))
  }

  function forget() {
    connection.current?.forget()
  }

  function disconnect() {
    connection.current?.close()
    connection.current = null
  }

  return { prepare, forget, tell, disconnect }
}

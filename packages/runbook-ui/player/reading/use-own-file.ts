import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  type Dispatch,
} from 'react'
import { failure, limits, type FailureCode } from '@cuewright/runbook/open'
import type { OwnRunbook } from '@cuewright/runbook/model'
import type { PlanSettings } from '@cuewright/runbook/versions'
import { handedOver, leftOpen } from '../fragment.ts'
import { loadAhead, loadPlayer } from '../load-player.ts'
import { connect, type Connection } from './connection.ts'
import { forgetOpen, rememberOpen, type LeftOpen } from './left-open.ts'
import type { ReadAgain, ReadResult, Source } from './messages.ts'
import type { OwnFile, ReadFile } from './own-file.ts'

type State = { readonly file: OwnFile; readonly isClosed: boolean }
type Action =
  | { readonly type: 'show'; readonly file: OwnFile }
  /** Changes the file that is open. */
  | { readonly type: 'change'; readonly to: Pick<ReadFile, 'reading'> | Pick<ReadFile, 'reasons'> }
  | { readonly type: 'close' | 'reopen' }

function reduce(state: State, action: Action): State {
  const { file } = state
  if (action.type === 'show') return { file: action.file, isClosed: false }
  if (action.type !== 'change') return { file, isClosed: action.type === 'close' }
  return file.status === 'read' ? { ...state, file: { ...file, ...action.to } } : state
}

export type ExampleBy = (name: string) => Promise<OwnRunbook | undefined>

const idle: OwnFile = { status: 'idle', name: '' }

function fileOf(result: ReadResult, { name, turn }: Pick<ReadFile, 'name' | 'turn'>): OwnFile {
  return result ? { ...result, status: 'read', name: result.name || name, turn } : idle
}

/** The file that a fragment names: null if it is gone, undefined if none is named. */
async function storedFile(fragment: string): Promise<File | null | undefined> {
  // The player has looked for it before.
  if (fragment === leftOpen) return null
  if (fragment !== handedOver) return undefined
  const { takeOver } = await import('@cuewright/runbook/device')
  return takeOver()
}

/** Looks up the file or the example that a fragment may name. Null if that file is gone. */
async function lookUp(source: Source, exampleBy: ExampleBy): Promise<Source | null> {
  if (!('fragment' in source)) return source
  const file = await storedFile(source.fragment)
  if (file !== undefined) return file && { file }
  const example = await exampleBy(source.fragment)
  return example ? { example } : source
}

async function isPlayerThere() {
  return loadPlayer().then(
    () => true,
    () => false,
  )
}

/**
 * Opens a visitor's runbook in a worker and sends it nowhere. `prepare` loads the worker beforehand. `keptAs`: the name
 * under which the open runbook is kept.
 */
export function useOwnFile(exampleBy: ExampleBy, keptAs: string | null) {
  const [state, dispatch] = useReducer(reduce, { file: idle, isClosed: false })
  const { prepare, cancel, sendInputs, disconnect } = useConnection(dispatch)
  const chosen = useRef<Pick<ReadFile, 'name' | 'turn'>>({ name: '', turn: 0 })
  /** The visitor's file that is open, to be remembered again when it is reopened or no longer kept. */
  const openFile = useRef<LeftOpen>(null)
  const remember = useEffectEvent((kept: string | null) => {
    if (state.file.status === 'read') void rememberOpen(kept === null ? openFile.current : { kept })
  })
  useEffect(() => {
    if (!state.isClosed) remember(keptAs)
  }, [keptAs, state.isClosed])

  /** From now on, answers to earlier requests are ignored. */
  function choose(name: string) {
    chosen.current = { name, turn: chosen.current.turn + 1 }
    // A file is not compared with one that was closed.
    if (state.isClosed) disconnect()
    cancel()
    return chosen.current
  }

  function show(result: ReadResult) {
    // A transition, so that the page stays responsive while a large runbook is drawn.
    startTransition(() => dispatch({ type: 'show', file: fileOf(result, chosen.current) }))
  }

  function refuse(code: FailureCode, name = '') {
    choose(name)
    show({ name, opened: failure(code) })
  }

  async function open(source: Source) {
    const { name, size } = 'file' in source ? source.file : { name: '', size: 0 }
    if (size > limits.file) return refuse('too_large', name)
    const { turn } = choose(name)
    dispatch({ type: 'show', file: { status: 'reading', name } })
    const found = await lookUp(source, exampleBy).catch(() => failure('not_loaded'))
    if (turn !== chosen.current.turn) return
    if (found === null) return show(null)
    if ('code' in found) return refuse(found.code)
    openFile.current = 'file' in found ? found : null
    void rememberOpen('kept' in found ? found : openFile.current)
    const result = await prepare().read(found)
    const isPlayable = !result?.opened.ok || (await isPlayerThere())
    if (turn !== chosen.current.turn) return
    if (isPlayable) show(result)
    else refuse('not_loaded', name)
  }

  async function readAgain(change: ReadAgain) {
    // The selects show the new reading while the worker is still at it.
    if ('reading' in change) dispatch({ type: 'change', to: change })
    show(await prepare().read(change))
  }

  /** The closed file stays in the page until another is opened, so that closing can be undone. */
  function close() {
    forgetOpen()
    dispatch({ type: 'close' })
  }

  function reopen() {
    dispatch({ type: 'reopen' })
  }

  return { ...state, prepare, open, refuse, readAgain, sendInputs, close, reopen }
}

/** The worker that reads files. It starts when it is first needed, and forgets the file when it ends. */
function useConnection(dispatch: Dispatch<Action>) {
  const connection = useRef<Connection>(null)
  useEffect(() => () => connection.current?.close(), [])
  const sendInputs = useCallback(
    (planSettings: PlanSettings) => connection.current?.sendInputs(planSettings),
    [],
  )

  function prepare() {
    // What did not arrive is asked for again when a file needs it.
    if (!connection.current) loadAhead().catch(() => undefined)
    return (connection.current ??= connect((reasons) =>
      dispatch({ type: 'change', to: { reasons } }),
    ))
  }

  function cancel() {
    connection.current?.cancel()
  }

  function disconnect() {
    connection.current?.close()
    connection.current = null
  }

  return { prepare, cancel, sendInputs, disconnect }
}

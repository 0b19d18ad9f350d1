import { startTransition, useCallback, useEffect, useReducer, useRef, type Dispatch } from 'react'
import { failure, limits, type Failure, type FailureCode } from '@cuewright/runbook/open'
import type { Earlier, PlanSettings } from '@cuewright/runbook/versions'
import { loadAhead, loadPlayer } from '../load-player.ts'
import { connect, type Connection } from './connection.ts'
import { forgetOpen, rememberOpen } from './left-open.ts'
import { lookUp, type ExampleBy } from './look-up.ts'
import type { ReadAgain, ReadResult, Source } from './messages.ts'
import { isPlayed, nothing, reduce, type Action, type ReadFile, type State } from './own-file.ts'

/** What the visitor has done with the open runbook. `hasWork`: something that would be lost with it. */
type Work = { readonly settings?: PlanSettings; readonly hasWork: boolean }

const noWork: Work = { hasWork: false }

/** Why there is nothing to show of a file; null if there is something. */
async function whyNotShown({ opened }: ReadResult): Promise<Failure | null> {
  if (!opened.ok) return opened.reading ? null : opened
  return loadPlayer().then(
    () => null,
    () => failure('not_loaded'),
  )
}

/** The runbook with which the next file is compared: not one that was closed. */
function earlierOf({ file, left, isClosed }: State, { settings }: Work): Earlier | undefined {
  const last = file && isPlayed(file) ? file : left
  if (isClosed || !last?.opened.ok) return undefined
  const { name, opened, reading = null } = last
  return { name, runbook: { ...opened.runbook, ...settings }, reading }
}

/** What comes of a file that its worker reads once more. */
async function outcomeOf({ name, reader }: ReadFile, change: ReadAgain): Promise<Action> {
  const result = await reader.read(change)
  const why = await whyNotShown(result)
  if (why) return { type: 'refuse', refusal: { name, why } }
  return { type: 'change', reader, to: { reasons: [], ...result, name } }
}

/** Remembers which runbook is open, for a page that is loaded again. */
function useRemembered({ file, isClosed }: State, keptAs: string | null) {
  const isOpen = file !== null && !isClosed
  const own = file?.source ?? null
  useEffect(() => {
    if (isOpen) void rememberOpen(keptAs === null ? own : { kept: keptAs })
  }, [isOpen, keptAs, own])
}

/**
 * Opens a visitor's runbook in a worker and sends it nowhere. `prepare` loads the worker beforehand. `keptAs`: the name
 * under which the open runbook is kept.
 */
export function useOwnFile(exampleBy: ExampleBy, keptAs: string | null) {
  const [state, dispatch] = useReducer(reduce, nothing)
  const { file, left } = state
  const turn = useRef(0)
  const work = useRef(noWork)
  const { prepare, cancel } = useReaders([file, left], dispatch)
  useRemembered(state, keptAs)

  /** From now on, answers to earlier requests are ignored. */
  function begin() {
    cancel()
    return ++turn.current
  }

  function refuse(code: FailureCode, name = '') {
    begin()
    dispatch({ type: 'refuse', refusal: { name, why: failure(code) } })
  }

  /** Shows a file in the place of another one. */
  function show(shown: ReadFile, onShow: () => void) {
    const isWorkLeft = work.current.hasWork
    work.current = noWork
    // A transition, so that the page stays responsive while a large runbook is drawn.
    startTransition(() => {
      onShow()
      dispatch({ type: 'show', file: shown, isWorkLeft })
    })
  }

  async function open(source: Source, onShow: (found: Source) => void) {
    const { name, size } = 'file' in source ? source.file : { name: '', size: 0 }
    if (size > limits.file) return refuse('too_large', name)
    const current = begin()
    dispatch({ type: 'read', name })
    const found = await lookUp(source, exampleBy).catch(() => failure('not_loaded'))
    if (current !== turn.current) return
    if ('code' in found) return refuse(found.code, name)
    const reader = prepare()
    const before = earlierOf(state, work.current)
    const result = { ...(await reader.read({ ...found, before })), turn: current, reader }
    const why = await whyNotShown(result)
    if (current !== turn.current) return
    const named = { ...result, name: result.name || name }
    if (why) return dispatch({ type: 'refuse', refusal: { name: named.name, why } })
    show({ ...named, source: 'file' in found ? found : null }, () => onShow(found))
  }

  async function readAgain(again: ReadFile, change: ReadAgain) {
    // The selects show the new reading while the worker is still at it.
    if ('reading' in change) dispatch({ type: 'change', reader: again.reader, to: change })
    const outcome = await outcomeOf(again, change)
    startTransition(() => dispatch(outcome))
  }

  const takeWork = useCallback((reader: Connection, settings: PlanSettings, hasWork: boolean) => {
    work.current = { settings, hasWork }
    reader.sendInputs(settings)
  }, [])

  function close() {
    forgetOpen()
    dispatch({ type: 'close' })
  }

  function reopen() {
    dispatch({ type: 'reopen' })
  }

  return { ...state, prepare, open, refuse, readAgain, takeWork, close, reopen, show }
}

/** A worker for the next file, which keeps it once it is shown. When the file is gone, its worker ends and forgets it. */
function useReaders([file, left]: readonly (ReadFile | null)[], dispatch: Dispatch<Action>) {
  const next = useRef<Connection>(null)
  const used = useRef<readonly Connection[]>([])
  useEffect(() => {
    if (next.current === file?.reader) next.current = null
    const kept = [file, left].flatMap((one) => (one ? [one.reader] : []))
    for (const reader of used.current) if (!kept.includes(reader)) reader.close()
    used.current = kept
  }, [file, left])
  useEffect(
    () => () => {
      next.current?.close()
      for (const reader of used.current) reader.close()
    },
    [],
  )

  function prepare(): Connection {
    if (next.current) return next.current
    // What did not arrive is asked for again when a file needs it.
    loadAhead().catch(() => undefined)
    const reader = connect((reasons) => dispatch({ type: 'change', reader, to: { reasons } }))
    next.current = reader
    return reader
  }

  function cancel() {
    next.current?.cancel()
  }

  return { prepare, cancel }
}

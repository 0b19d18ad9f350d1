import {
  Activity,
  Component,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import type { Kept } from '#runbook/device'
import { failure, type Failure } from '#runbook/open'
import { DropZone } from './drop-zone.tsx'
import { handedOver, sample, wantedBy } from './fragment.ts'
import type { Arrival } from './reading/messages.ts'
import type { PlayerProps } from './player.tsx'
import type { ReadingsProps } from './report/reading.tsx'
import { Readings } from './report/readings.tsx'
import { isPlayed, useOwnFile, type ExampleBy, type OwnFile } from './reading/use-own-file.ts'

const Player = lazy(() => import('./player.tsx'))

type Props = Pick<PlayerProps, 'note'> & {
  exampleBy: ExampleBy
  /** Called whenever a file's answer replaces what was there. */
  onShown?: () => void
}

export function RunbookPlayer({ exampleBy, note, onShown }: Props) {
  const { file, isClosed, prepare, refuse, decide, tell, close, ...own } = useOwnFile(exampleBy)
  const keeping = useKept()
  const root = useRef<HTMLDivElement>(null)
  const { open, arriveAt } = useArrivals(root, isClosed, (arrival) => {
    keeping.onKeep('kept' in arrival ? arrival.kept : null)
    own.open(arrival)
  })

  function openKept(name: string) {
    open({ kept: name })
    // Another page may have deleted some.
    keeping.onKept()
  }

  // onPointerMove, because the pointer may be here before this code, and then never enters.
  return (
    <div
      ref={root}
      className="player mt-7 print:mt-0"
      onPointerMove={prepare}
      onFocus={prepare}
      onTouchStart={prepare}
      onDragEnter={prepare}
    >
      <DropZone
        status={isClosed ? 'idle' : file.status}
        kept={keeping.kept}
        onFile={(chosen) => open({ file: chosen })}
        onRefuse={refuse}
        onKept={openKept}
        onForget={(name) => void keeping.forget(name)}
        onSample={() => arriveAt(sample)}
      />
      <p className="sr-only" role="status">
        {announcementOf(file, isClosed)}
      </p>
      {isClosed && (
        <p className="mt-3 text-small">
          <button type="button" className="link" onClick={() => close(false)}>
            {`Open ${file.name} again`}
          </button>
        </p>
      )}
      <Activity mode={isClosed ? 'hidden' : 'visible'}>
        <Outcome
          onSaid={tell}
          onDecide={decide}
          onClose={() => close(true)}
          {...{ file, keeping, note, onShown }}
        />
      </Activity>
    </div>
  )
}

/** Opens a runbook from this page or from its address, and remembers what to give the focus back to. */
function useArrivals(root: Root, isClosed: boolean, onArrive: (arrival: Arrival) => void) {
  const noteOpener = useFocusBack(root, isClosed)

  function open(arrival: Arrival) {
    noteOpener()
    onArrive(arrival)
  }

  function arriveAt(wanted: string | null) {
    if (wanted === null) return
    // A smooth scroll that is still running would go past the answer.
    root.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
    open({ wanted })
    if (wanted === handedOver) history.replaceState(history.state, '', location.pathname)
  }

  useFragment(arriveAt)
  return { open, arriveAt }
}

type Root = RefObject<HTMLDivElement | null>

/** Gives the focus back when the file is closed. Returns a function that sets where to. */
function useFocusBack(root: Root, isClosed: boolean) {
  const opener = useRef<Element>(null)
  useEffect(() => {
    if (!isClosed) return
    const { current: from } = opener
    const isThere = from?.isConnected && from !== document.body
    ;((isThere ? from : root.current!.querySelector('input')) as HTMLElement).focus()
  }, [root, isClosed])
  return useCallback(() => {
    opener.current = document.activeElement
  }, [])
}

/** Opens what the address's fragment asks for, now and whenever it changes. */
function useFragment(arriveAt: (wanted: string | null) => void) {
  const look = useEffectEvent(() => arriveAt(wantedBy(location.hash)))
  useEffect(() => {
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
}

/** The runbooks on this device, and the name under which the open one is kept. */
function useKept() {
  const [kept, setKept] = useState<readonly Kept[]>([])
  const [keptAs, onKeep] = useState<string | null>(null)
  // As src/runtime imports it: two ways would make it a larger chunk.
  const onKept = useCallback(
    () => void import('#runbook/kept-list').then(async (door) => setKept(await door.listKept())),
    [],
  )
  useEffect(onKept, [onKept])

  /** Deletes the runbook of this name, or without a name all of them. */
  async function forget(name?: string) {
    if (name === undefined || name === keptAs) onKeep(null)
    const { forgetRunbook } = await import('#runbook/device')
    await forgetRunbook(name)
    onKept()
  }

  return { kept, keptAs, onKeep, onKept, forget }
}

/** Returns one string: after the browser has translated the page, React cannot find a second text node. */
function announcementOf(file: OwnFile, isClosed: boolean) {
  if (isClosed) return `${file.name} is closed.`
  if (file.status === 'reading') return `Reading ${file.name || 'the runbook'}`
  if (file.status !== 'read' || !file.read.ok) return ''
  return `${file.name} is open${file.compared ? `, compared with ${file.compared.name}` : ''}.`
}

type OutcomeProps = Omit<PlayerProps, 'file'> & Pick<Props, 'onShown'> & { file: OwnFile }

function Outcome({ file, onShown, ...props }: OutcomeProps) {
  const outcome = useRef<HTMLDivElement>(null)
  const { status } = file
  const isRunbook = isPlayed(file)
  // A new file takes the focus. An answer to a question does not: the focus stays on its select.
  useEffect(() => {
    if (status !== 'read') return
    onShown?.()
    outcome.current?.focus({ preventScroll: isRunbook })
  }, [status, isRunbook, onShown])
  if (file.status !== 'read') return null
  const { name, read, choices } = file
  const failed = { name, choices: [], onDecide: props.onDecide }
  return (
    <div
      ref={outcome}
      tabIndex={-1}
      className="player-outcome lt-md:flex lt-md:flex-col lt-md:[reading-flow:flex-visual] mt-10 print:mt-0 focus:[outline:0]"
      translate={isRunbook ? 'no' : undefined}
    >
      <Boundary key={file.turn} fallback={<Failed {...failed} read={failure('not_shown')} />}>
        {isRunbook ? (
          <Suspense fallback={<p>Opening {name}…</p>}>
            <Player file={file} {...props} />
          </Suspense>
        ) : (
          !read.ok && <Failed {...failed} {...{ read, choices }} />
        )}
      </Boundary>
    </div>
  )
}

type FailedProps = Pick<ReadingsProps, 'choices' | 'onDecide'> & { name: string; read: Failure }

/** Why a file was not opened, with the questions whose answers may open it. */
function Failed({ name, read: { code, sentence, guesses }, choices, onDecide }: FailedProps) {
  return (
    <div className="px-5 py-4 edge-late edge-l-6-late break-anywhere" role="alert">
      <p>
        <b>{name || 'Nothing was read'}</b>
      </p>
      <p>{sentence}</p>
      <p className="text-data text-ink-2">Nothing was uploaded. Code: {code}</p>
      {guesses.length > 0 && <Readings {...{ guesses, choices, onDecide }} />}
    </div>
  )
}

/** Shows a fallback if its children throw. React itself reports the error. */
class Boundary extends Component<
  { fallback: ReactNode; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}

import { Activity, useCallback, useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { DropZone } from './drop-zone.tsx'
import { fragmentOf, leftOpen, sample } from './fragment.ts'
import { useKept } from './kept/use-kept.ts'
import { foundOpen } from './reading/left-open.ts'
import type { Source } from './reading/messages.ts'
import { Outcome, type OutcomeProps } from './outcome.tsx'
import type { State } from './reading/own-file.ts'
import { Refused } from './refused.tsx'
import type { ExampleBy } from './reading/look-up.ts'
import { useOwnFile } from './reading/use-own-file.ts'

type Props = Pick<OutcomeProps, 'note' | 'onShown'> & { exampleBy: ExampleBy }

export function RunbookPlayer({ exampleBy, note, onShown }: Props) {
  const { forget, ...keeping } = useKept()
  const own = useOwnFile(exampleBy, keeping.keptAs)
  const { file, left, isClosed, refusal } = own
  const root = useRef<HTMLDivElement>(null)
  const noteOpener = useFocusBack(root, isClosed)

  function open(source: Source) {
    noteOpener()
    void own.open(source, (found) => keeping.setKeptAs('kept' in found ? found.kept : null))
  }

  function openFragment(fragment: string) {
    // A smooth scroll that is still running would go past the answer.
    root.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
    open((fragment === leftOpen && foundOpen()) || { fragment })
  }

  useFragment(openFragment)
  useReached(root, own.prepare)

  function openKept(name: string) {
    open({ kept: name })
    keeping.refreshKept()
  }

  // An open file has a worker of its own, so the next one starts when it is needed.
  const prepare = file ? undefined : own.prepare

  return (
    <div
      ref={root}
      className="player mt-7 print:mt-0"
      onPointerEnter={prepare}
      onFocus={prepare}
      onTouchStart={prepare}
      onDragEnter={prepare}
    >
      <DropZone
        status={statusOf(own)}
        kept={keeping.kept}
        onFile={(chosen) => open({ file: chosen })}
        onRefuse={own.refuse}
        onOpenKept={openKept}
        onForgetKept={(name) => void forget(name)}
        onSample={() => openFragment(sample)}
      />
      <p className="sr-only" role="status">
        {announcementOf(own)}
      </p>
      {file && isClosed && <Reopen name={file.name} onReopen={own.reopen} />}
      {left && (
        <Reopen name={left.name} onReopen={() => own.show(left, () => keeping.setKeptAs(null))} />
      )}
      {refusal && <Refused refusal={refusal} onShown={onShown} />}
      <Outcomes {...{ own, keeping, note, onShown }} />
    </div>
  )
}

type OutcomesProps = Pick<OutcomeProps, 'keeping' | 'note' | 'onShown'> & {
  own: ReturnType<typeof useOwnFile>
}

/** The open runbook, and hidden the one to which there is a way back. */
function Outcomes({ own, ...props }: OutcomesProps) {
  const { file, left, isClosed } = own
  return [file, left].map(
    (one) =>
      one && (
        <Activity key={one.turn} mode={one === file && !isClosed ? 'visible' : 'hidden'}>
          <Outcome
            file={one}
            onWork={own.takeWork}
            onReadAgain={(change) => void own.readAgain(one, change)}
            onClose={own.close}
            isHeld={own.reading !== null}
            {...props}
          />
        </Activity>
      ),
  )
}

function Reopen({ name, onReopen }: { name: string; onReopen: () => void }) {
  return (
    <p className="mt-3 text-small">
      <button type="button" className="link" onClick={onReopen}>
        {`Open ${name} again`}
      </button>
    </p>
  )
}

type Root = RefObject<HTMLDivElement | null>

/** Gives the focus back when the file is closed. Returns a function that sets where to. */
function useFocusBack(root: Root, isClosed: boolean) {
  const opener = useRef<Element>(null)
  useEffect(() => {
    if (!isClosed) return
    const { current: from } = opener
    const isThere = from?.isConnected && from !== document.body
    const to = (isThere ? from : root.current!.querySelector('input')) as HTMLElement
    // A smooth scroll would still move the kept runbooks under the visitor's next press.
    to.focus({ preventScroll: true })
    to.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [root, isClosed])
  return useCallback(() => {
    opener.current = document.activeElement
  }, [])
}

/** Prepares at once if pointer or focus were here before this code: then they never enter. */
function useReached(root: Root, prepare: () => void) {
  const look = useEffectEvent(() => {
    if (root.current!.matches(':hover, :focus-within')) prepare()
  })
  useEffect(() => look(), [])
}

/** Opens what the address's fragment asks for, now and whenever it changes. */
function useFragment(openFragment: (fragment: string) => void) {
  const look = useEffectEvent(() => {
    const fragment = fragmentOf(location.hash)
    if (fragment !== null) openFragment(fragment)
  })
  useEffect(() => {
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
}

function statusOf({ file, isClosed, reading }: State) {
  if (reading !== null) return 'reading'
  return file && !isClosed ? 'read' : 'idle'
}

/** Returns one string: after the browser has translated the page, React cannot find a second text node. */
function announcementOf({ file, isClosed, reading }: State) {
  if (reading !== null) return `Reading ${reading || 'the runbook'}`
  if (!file) return ''
  if (isClosed) return `${file.name} is closed.`
  if (!file.opened.ok) return ''
  return `${file.name} is open${file.compared ? `, compared with ${file.compared.name}` : ''}.`
}

import { Component, lazy, Suspense, useEffect, useRef, type ReactNode } from 'react'
import { failure, type Failure } from '@cuewright/runbook/open'
import { loadPlayer } from './load-player.ts'
import type { PlayerProps } from './player.tsx'
import { isPlayed, type OwnFile } from './reading/own-file.ts'
import { Strip } from './strip/strip.tsx'

const Player = lazy(loadPlayer)

export type OutcomeProps = Omit<PlayerProps, 'file'> & {
  file: OwnFile
  /** Called when a file was read, whether it opens or not. */
  onShown?: () => void
}

/** What came of a file: the player, or why it was not opened. */
export function Outcome({ file, onShown, ...props }: OutcomeProps) {
  const outcome = useRef<HTMLDivElement>(null)
  const { status } = file
  const isRunbook = isPlayed(file)
  // A new file takes the focus. Another reading of it does not: the focus stays on its select.
  useEffect(() => {
    if (status !== 'read') return
    onShown?.()
    outcome.current?.focus({ preventScroll: isRunbook })
  }, [status, isRunbook, onShown])
  if (file.status !== 'read') return null
  const { name, opened } = file
  return (
    <div
      ref={outcome}
      tabIndex={-1}
      className="player-outcome lt-md:flex lt-md:flex-col lt-md:[reading-flow:flex-visual] mt-10 print:mt-0 focus:[outline:0]"
      translate={isRunbook ? 'no' : undefined}
    >
      <Boundary key={file.turn} fallback={<Failed name={name} why={failure('not_shown')} />}>
        {isRunbook ? (
          <Suspense fallback={<p>Opening {name}…</p>}>
            <Player file={file} {...props} />
          </Suspense>
        ) : (
          !opened.ok && <Failed name={name} why={opened} onReadAgain={props.onReadAgain} />
        )}
      </Boundary>
    </div>
  )
}

type FailedProps = Partial<Pick<PlayerProps, 'onReadAgain'>> & { name: string; why: Failure }

/** Why a file was not opened, and how it was read, where another reading may open it. */
function Failed({ name, why, onReadAgain }: FailedProps) {
  const { code, sentence, reading } = why
  return (
    <>
      <div className="px-5 py-4 edge-late edge-l-6-late break-anywhere" role="alert">
        <b className="block">{name || 'Nothing was read'}</b>
        <p>{sentence}</p>
        <p className="text-data text-ink-2">Nothing was uploaded. Code: {code}</p>
      </div>
      {reading && onReadAgain && (
        <Strip reading={reading} runbook={null} onRead={(to) => onReadAgain({ reading: to })} />
      )}
    </>
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

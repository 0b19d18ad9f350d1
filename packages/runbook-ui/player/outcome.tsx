import { Component, lazy, Suspense, useEffect, useRef, type ReactNode } from 'react'
import { failure } from '@cuewright/runbook/open'
import { loadPlayer } from './load-player.ts'
import type { PlayerProps } from './player.tsx'
import { isPlayed, type ReadFile } from './reading/own-file.ts'
import { WhyNot } from './refused.tsx'
import { Strip } from './strip/strip.tsx'

const Player = lazy(loadPlayer)

export type OutcomeProps = Omit<PlayerProps, 'file'> & {
  file: ReadFile
  /** Called when a file was read, whether it opens or not. */
  onShown?: () => void
}

/** What came of a file: the player, or why it can't be opened as it was read. */
export function Outcome({ file, onShown, ...props }: OutcomeProps) {
  const outcome = useRef<HTMLDivElement>(null)
  const isRunbook = isPlayed(file)
  const { name, opened } = file
  // A new file takes the focus. Another reading of it does not: the focus stays on its select.
  useEffect(() => {
    onShown?.()
    outcome.current?.focus({ preventScroll: isRunbook })
  }, [isRunbook, onShown])
  return (
    <div
      ref={outcome}
      tabIndex={-1}
      className="player-outcome lt-md:flex lt-md:flex-col lt-md:[reading-flow:flex-visual] mt-10 print:mt-0 focus:[outline:0]"
      translate={isRunbook ? 'no' : undefined}
    >
      <Boundary fallback={<WhyNot name={name} why={failure('not_shown')} />}>
        {isRunbook && (
          <Suspense>
            <Player file={file} {...props} />
          </Suspense>
        )}
        {!opened.ok && <WhyNot name={name} why={opened} />}
        {!opened.ok && opened.reading && (
          <Strip
            reading={opened.reading}
            runbook={null}
            onRead={(to) => props.onReadAgain({ reading: to })}
          />
        )}
      </Boundary>
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

import { useState } from 'react'

type Props = { title: string; src: string }

/** A button over the whole poster. The vendor's player loads on click, not before. */
export function VideoFacadePlayer({ title, src }: Props) {
  const [isPlaying, setIsPlaying] = useState(false)
  if (!isPlaying)
    return (
      <button
        type="button"
        className="video-play group print:hidden"
        onClick={() => setIsPlaying(true)}
      >
        <span className="video-play-sign grid place-items-center w-11 h-11 bg-on-bottle group-hover:bg-on-bottle-2 text-bottle">
          <span className="i-lucide-play" aria-hidden />
        </span>
        <span>
          Play <span className="sr-only">the video: {title}</span>
        </span>
      </button>
    )
  return (
    <iframe
      ref={takeFocus}
      className="absolute inset-0 w-full h-full edge-0"
      src={src}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- a player needs its own origin, which is never ours
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
    />
  )
}

/** The click removes the focused button, so the player takes the focus. */
function takeFocus(frame: HTMLIFrameElement | null) {
  frame?.focus()
}

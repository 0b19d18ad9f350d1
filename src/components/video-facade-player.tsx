import { useState } from 'react'

type Props = { title: string; src: string }

/** The play button over a poster; on the click, and not before, the player takes its place. */
export function VideoFacadePlayer({ title, src }: Props) {
  const [isPlaying, setIsPlaying] = useState(false)
  if (!isPlaying)
    return (
      <button
        type="button"
        className="video-play absolute inset-0 w-full flex items-start gap-3 p-[clamp(12px,2vw,24px)] fw-560 leading-[44px]"
        onClick={() => setIsPlaying(true)}
      >
        <span className="video-play-sign" aria-hidden />
        <span>
          Play <span className="sr-only">the video: {title}</span>
        </span>
      </button>
    )
  return (
    <iframe
      ref={takeFocus}
      className="absolute inset-0 w-full h-full border-0"
      src={src}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- a player needs its own origin, which is never ours
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
    />
  )
}

/** The button is gone with the click; the focus must not be. */
function takeFocus(frame: HTMLIFrameElement | null) {
  frame?.focus()
}

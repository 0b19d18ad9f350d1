import type { ReactNode } from 'react'
import { readVideo } from '../integrations/video.ts'
import { DemoButton } from './demo-button.tsx'
import { ExternalLink } from './external-link.tsx'
import { Island } from './island.tsx'
import { VideoFacadePlayer } from './video-facade-player.tsx'

type Props = {
  title: string
  /** If it is unset or unusable, the poster offers a demo instead. */
  url: string | undefined
  /** What the film shows. Without a film, the page shows it too, beside 'The film isn’t recorded yet'. */
  describes: string
  children: ReactNode
}

export function VideoFacade({ title, url, describes, children }: Props) {
  const video = readVideo(url)
  return (
    <figure className="video">
      <div className="relative overflow-hidden rounded-bar on-dark">
        <div className="relative aspect-video">{children}</div>
        {video.ok ? (
          <Island
            name="video-facade"
            of={VideoFacadePlayer}
            props={{ title, src: video.src }}
            wake="intent"
          />
        ) : (
          // On phones the poster has no room for it.
          <p className="max-sm:px-5 max-sm:pb-5 sm:absolute sm:top-[9%] sm:left-[5%] no-print">
            <DemoButton quiet="btn btn-light">See it in a demo</DemoButton>
          </p>
        )}
      </div>
      <figcaption className="text-small max-w-36.7em mt-3.5 text-ink-2 [.on-dark_&]:text-on-bottle-2">
        <b className="fw-600">{title}.</b> {describes}{' '}
        {video.ok ? (
          <>
            Nothing loads from {video.host} until you press play.{' '}
            <ExternalLink href={video.watch} className="link">
              Watch it on {video.host}
            </ExternalLink>{' '}
            instead, if you like.
          </>
        ) : (
          'The film isn’t recorded yet.'
        )}
      </figcaption>
    </figure>
  )
}

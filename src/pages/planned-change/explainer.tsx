import { VideoFacade } from '../../components/video-facade.tsx'
import { plannedChangeVideo } from '../../integrations/video.ts'
import { TimetableSketch } from '../../product/scenario-runbooks/night-sketch.tsx'

type Props = { title: string; text: string; video: { title: string; describes: string } }

/** The explainer video beside what it explains. */
export function Explainer({ title, text, video }: Props) {
  return (
    <section className="ruled">
      <div className="page band cols items-start">
        <div className="col-span-12 md:col-span-8">
          <VideoFacade title={video.title} url={plannedChangeVideo} describes={video.describes}>
            <Poster />
          </VideoFacade>
        </div>
        <div className="col-span-12 md:col-span-4 mt-8 md:mt-0">
          <h2 className="explainer-title">{title}</h2>
          <p className="mt-5 text-ink-2">{text}</p>
        </div>
      </div>
    </section>
  )
}

function Poster() {
  return (
    <div className="poster" aria-hidden>
      <TimetableSketch />
    </div>
  )
}

import { Band } from '../../components/band.tsx'
import { ReasonList } from '../../components/scenario/reason-list.tsx'
import { VideoFacade } from '../../components/video-facade.tsx'
import type { Reasons } from '../../content/scenarios.ts'
import { plannedChangeVideo } from '../../integrations/video.ts'
import { clockTime } from '../../lib/clock.ts'
import { TimetableSketch } from '../../product/scenario-runbooks/scenario-sketch.tsx'
import { migration } from '../../product/scenario-runbooks/way-back.ts'

type Film = { title: string; text: string; video: { title: string; describes: string } }
type Props = { film: Film; why: Reasons }

/** The explainer film, and beside it why a planned change matters. */
export function FilmAndReasons({ film, why }: Props) {
  return (
    <Band name="Film" className="band cols gap-y-10 items-start">
      <div className="col-span-12 lg:col-span-7">
        <VideoFacade
          title={film.video.title}
          url={plannedChangeVideo}
          describes={film.video.describes}
        >
          <div className="film-poster" aria-hidden>
            <TimetableSketch />
            <p>
              Go/no-go at {clockTime(migration.t0, migration.gate)}, finish at
              <b>{clockTime(migration.t0, migration.plan.finish)}</b>
            </p>
          </div>
        </VideoFacade>
        <h2 className="mt-6 text-item!">{film.title}</h2>
        <p className="mt-2 text-ink-2 text-small">{film.text}</p>
      </div>
      <div className="col-span-12 lg:col-span-5 lg:pl-6">
        <h2>{why.title}</h2>
        <ReasonList
          points={why.points}
          className="mt-6 edge-rule-strong rounded-win bg-paper [&_p]:text-ink-2"
          itemClass="px-6 py-4.5 [&+&]:edge-t-rule"
        />
      </div>
    </Band>
  )
}

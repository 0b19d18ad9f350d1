import { Band } from '../../components/band.tsx'
import { ReasonList } from '../../components/scenario/reason-list.tsx'
import { ScenarioGlyph } from '../../components/scenario-glyph/scenario-glyph.tsx'
import { VideoFacade } from '../../components/video-facade.tsx'
import type { Reasons } from '../../content/scenarios.ts'
import { plannedChangeVideo } from '../../integrations/video.ts'
import { clockTime } from '@cuewright/runbook/words'
import { migration } from '../../events/way-back.ts'
import type { explainer } from './copy.ts'

export function FilmAndReasons({ film, why }: { film: typeof explainer; why: Reasons }) {
  return (
    <Band name="Film" className="band cols gap-y-10 items-start">
      <div className="col-span-12 lg:col-span-7">
        <h2 className="mb-6">{film.title}</h2>
        <VideoFacade
          title={film.video.title}
          url={plannedChangeVideo}
          describes={film.video.describes}
        >
          <div className="absolute inset-[9%_5%_8%]" aria-hidden>
            <ScenarioGlyph
              id="planned-change"
              className="block w-2/5 sm:w-3/5 ml-auto [--late:var(--late-d)] [--glyph-stroke:4px]"
            />
            <p className="absolute left-0 bottom-0 text-small narrow text-on-bottle-2">
              Go/no-go at {clockTime(migration.t0, migration.gate)}, finish at
              <b className="block mt-2.5 text-poster fw-540 leading-[.8] text-on-bottle">
                {clockTime(migration.t0, migration.plan.finish)}
              </b>
            </p>
          </div>
        </VideoFacade>
      </div>
      <div className="col-span-12 lg:col-span-5 lg:pl-6">
        <h2>{why.title}</h2>
        <ReasonList
          of={why}
          className="mt-6 window [&_p]:text-ink-2"
          itemClass="px-6 py-4.5 [&+&]:edge-t-rule"
        />
      </div>
    </Band>
  )
}

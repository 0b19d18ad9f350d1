import { Band } from '../../components/band.tsx'
import { Island } from '../../components/island.tsx'
import { examples } from '../../events/examples.ts'
import RunbookPlayer from '../../islands/runbook-player/index.tsx'
import type { ownRunbook } from './copy.ts'

export function OwnRunbookSection({ title, lead, shows, noScript, reads }: typeof ownRunbook) {
  return (
    <Band name="Try yours" id="try-your-runbook" on="bg-ground-2">
      <div className="cols gap-y-8 items-start">
        <div className="col-span-12 lg:col-span-5">
          <h2>{title}</h2>
          <p className="lead text-balance mt-4">{lead}</p>
        </div>
        <ul className="col-span-12 lg:col-span-7 leading-snug sm:columns-2 gap-x-6 [&>li]:py-1.5 [&>li]:edge-t-rule-strong [&>li]:break-inside-avoid">
          {shows.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
      <noscript>
        <p className="mt-8 px-5 py-4 edge-ink">{noScript}</p>
      </noscript>
      {/* Targets for links to an example, in case the player's code does not load. */}
      {['sample', ...examples.keys()].map((name) => (
        <span key={name} id={`runbook-player:${name}`} />
      ))}
      <Island name="runbook-player" of={RunbookPlayer} props={{}} wake="file" />
      <p className="mt-5 text-small text-ink-2">{reads}</p>
    </Band>
  )
}

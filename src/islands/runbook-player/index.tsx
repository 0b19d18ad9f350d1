import { note } from '../../integrations/analytics.ts'
import { paths } from '../../paths.ts'
import { RunbookPlayer as Player } from '@cuewright/runbook-ui/player'
import { applyFacesEverywhere } from '../../runtime/faces-everywhere.ts'

async function exampleBy(name: string) {
  const { examples } = await import('../../events/examples.ts')
  return examples.get(name)
}

function shown() {
  note('runbook_opened')
  if (!import.meta.env.DEV) applyFacesEverywhere()
}

/** The player, with the site's own events as examples. */
export default function RunbookPlayer() {
  return (
    <Player
      exampleBy={exampleBy}
      onShown={shown}
      note={
        <>
          This is a simulation on your device. In Cuewright, owners report their own tasks and the
          audit trail keeps every change.{' '}
          <a className="link" href={paths.scheduleDemo}>
            Book a demo
          </a>
          .
        </>
      }
    />
  )
}

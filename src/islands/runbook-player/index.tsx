import { note } from '../../integrations/analytics.ts'
import { paths } from '../../paths.ts'
import { RunbookPlayer as Player } from '@cuewright/runbook-ui/player'
import { builtFiles } from '../../runtime/built-files.ts'
import { addSheet } from '../../runtime/hold-paint.ts'

async function exampleBy(name: string) {
  const { examples } = await import('../../events/examples.ts')
  return examples.get(name)
}

/**
 * Applies the typefaces that came too late for the first paint. Here a press has made everything new:
 * elsewhere lines would move.
 */
function applyFaces() {
  delete document.documentElement.dataset.facesLate
  for (const href of builtFiles().faces) {
    const late = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`)
    if (late) late.media = ''
    else addSheet(href)
  }
}

function shown() {
  note('runbook_opened')
  if (!import.meta.env.DEV) applyFaces()
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

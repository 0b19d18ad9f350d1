import { RunbookPlayer as Player } from '#runbook-ui/player'

async function exampleBy(name: string) {
  const { examples } = await import('../../events/examples.ts')
  return examples.get(name)
}

/** The player, which the site's own events can be opened in as examples. */
export default function RunbookPlayer() {
  return <Player exampleBy={exampleBy} />
}

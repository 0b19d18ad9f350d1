import { forecastWorker } from './forecast/worker-address.ts'

/** A file is shown once this is there: React's `lazy` would keep a failure for ever. */
export async function loadPlayer() {
  return import('./player.tsx')
}

/** Loads the page's part of a runbook before there is one, so that it opens without a network. */
export async function loadAhead() {
  await loadPlayer()
  await fetch(forecastWorker, { priority: 'low' })
}

/** A file is shown once this is there: React's `lazy` would keep a failure for ever. */
export async function loadPlayer() {
  return import('./player.tsx')
}

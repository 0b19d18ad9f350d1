import { paths } from '../../paths.ts'

/**
 * Whether it has something to show before a visitor reaches for it: a runbook that this browser keeps. Deletes a file
 * whose way here ended before this page, such as when the visitor stopped it.
 */
export async function isWanted(): Promise<boolean> {
  const { forgetStale, listKept } = await import('@cuewright/runbook/kept-list')
  void forgetStale()
  return (await listKept()).length > 0
}

/** Puts a file into the browser's database, and returns the address that opens it. */
export async function takeFile(file: File): Promise<string> {
  const { handOver } = await import('@cuewright/runbook/device')
  return (await handOver(file)) ? `${paths.features}#runbook-player:file` : paths.tryRunbook
}

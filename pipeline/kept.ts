import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What all of these come to, as a name. */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\n')
  return hash.digest('hex').slice(0, 32)
}

/** What takes a while to make: from `folder` where it was made before, by the hash of what it follows from. */
export async function kept(
  folder: string,
  hash: string,
  make: () => Promise<Uint8Array>,
): Promise<Buffer> {
  const file = join(folder, hash)
  const old = await readFile(file).catch(() => undefined)
  if (old) return old
  const made = await make()
  await mkdir(folder, { recursive: true })
  // Renamed into place: what is stopped, or runs beside this, leaves and reads no half of a file.
  const own = `${file}.${randomUUID()}`
  await writeFile(own, made)
  await rename(own, file)
  return Buffer.from(made)
}

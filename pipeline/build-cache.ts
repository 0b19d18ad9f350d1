import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\n')
  return hash.digest('hex').slice(0, 32)
}

/** Returns the file `hash` of `folder`, or makes it and puts it there. */
export async function cached(
  folder: string,
  hash: string,
  make: () => Promise<Uint8Array>,
): Promise<Buffer> {
  const file = join(folder, hash)
  const found = await readFile(file).catch(() => undefined)
  if (found) return found
  const made = await make()
  await mkdir(folder, { recursive: true })
  // Renamed when complete, so that a build that is stopped or runs beside this one sees no partial file.
  const own = `${file}.${randomUUID()}`
  await writeFile(own, made)
  await rename(own, file)
  return Buffer.from(made)
}

import { Unzip, UnzipInflate, unzipSync } from 'fflate'
import { Refused, limits } from '../../failure.ts'

/** Bytes to inflate before the size is checked again: at most a thousand times as many come out. */
const step = 16 * 1024

/** The names and declared sizes of an archive's entries; null if its directory can't be read. */
export function listEntries(bytes: Uint8Array): { name: string; size: number }[] | null {
  const entries: { name: string; size: number }[] = []
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        entries.push({ name, size: originalSize })
        return false
      },
    })
  } catch {
    return null
  }
  return entries
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.length
  }
  return all
}

/**
 * Unpacks some entries. Both the declared sizes and the bytes that come out are limited, since a bomb may declare
 * anything. Bit 0 of the flags marks encryption (PKWARE's APPNOTE 6.3.10, 4.3.7). Throws Refused: encrypted,
 * broken_archive, unpacks_too_large.
 */
export function unpack(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): ReadonlyMap<string, Uint8Array> {
  if (((bytes[6] ?? 0) & 1) === 1) throw new Refused('encrypted')
  const entries = listEntries(bytes)
  if (!entries) throw new Refused('broken_archive')
  if (entries.length > limits.entries) throw new Refused('unpacks_too_large')
  const wanted = entries.filter(({ name }) => isWanted(name))
  const declared = wanted.reduce((sum, { size }) => sum + size, 0)
  if (declared > limits.unpacked) throw new Refused('unpacks_too_large')

  const chunks = new Map<string, Uint8Array[]>()
  const ended = new Set<string>()
  let isBroken = false
  let size = 0
  const archive = new Unzip((file) => {
    if (!isWanted(file.name)) return
    const own: Uint8Array[] = []
    chunks.set(file.name, own)
    file.ondata = (error, chunk, isLast) => {
      if (error) {
        isBroken = true
        return
      }
      size += chunk.length
      if (size <= limits.unpacked) own.push(chunk)
      if (isLast) ended.add(file.name)
    }
    file.start()
  })
  archive.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length && size <= limits.unpacked; at += step)
      archive.push(bytes.subarray(at, at + step), at + step >= bytes.length)
  } catch {
    throw new Refused('broken_archive')
  }
  if (size > limits.unpacked) throw new Refused('unpacks_too_large')
  if (isBroken || wanted.some(({ name }) => !ended.has(name))) throw new Refused('broken_archive')
  return new Map([...chunks].map(([name, parts]) => [name, joined(parts)]))
}

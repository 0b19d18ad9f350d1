import { Unzip, UnzipInflate, unzipSync, zipSync } from 'fflate'
import { failure, limits, type Failure } from '../../failure.ts'

/** Bytes to inflate before the size is checked again: at most a thousand times as many come out. */
const step = 16 * 1024

function listEntries(bytes: Uint8Array): { name: string; size: number }[] | null {
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
 * Unpacks some entries. Both the declared sizes and the bytes that come out are limited, since a bomb may
 * declare anything. Bit 0 of the flags marks encryption (PKWARE's APPNOTE 6.3.10, 4.3.7).
 */
export function unpack(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): { ok: true; files: Map<string, Uint8Array> } | Failure {
  if (((bytes[6] ?? 0) & 1) === 1) return failure('encrypted')
  const entries = listEntries(bytes)
  if (!entries) return failure('broken_archive')
  if (entries.length > limits.entries) return failure('unpacks_too_large')
  const wanted = entries.filter(({ name }) => isWanted(name))
  const declared = wanted.reduce((sum, { size }) => sum + size, 0)
  if (declared > limits.unpacked) return failure('unpacks_too_large')

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
    for (let at = 0; at < bytes.length; at += step) {
      archive.push(bytes.subarray(at, at + step), at + step >= bytes.length)
      if (size > limits.unpacked) return failure('unpacks_too_large')
    }
  } catch {
    return failure('broken_archive')
  }
  if (isBroken || wanted.some(({ name }) => !ended.has(name))) return failure('broken_archive')
  return {
    ok: true,
    files: new Map([...chunks].map(([name, parts]) => [name, joined(parts)])),
  }
}

/** Repacks without compression, so that the next reader has nothing to inflate. */
export function packStored(files: ReadonlyMap<string, Uint8Array>): ArrayBuffer {
  return zipSync(Object.fromEntries(files), { level: 0 }).buffer
}

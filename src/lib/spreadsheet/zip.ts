import { failure, limits } from './failure.ts'
import type { Failure } from './failure.ts'

type Entry = {
  readonly name: string
  readonly isEncrypted: boolean
  readonly method: number
  readonly packed: number
  readonly unpacked: number
  readonly offset: number
}

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const localSignature = 0x04034b50

function viewOf(bytes: Uint8Array) {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** The directory's end record stands in the last 22 bytes, or before a comment of up to 64 KB. */
function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - 22 - 0xffff)
  for (let at = view.byteLength - 22; at >= lowest; at--)
    if (view.getUint32(at, true) === endSignature) return at
  return -1
}

/**
 * What an archive's central directory declares (PKWARE APPNOTE 6.3.10, 4.3.12). Null when there is
 * none, or when it points outside the file.
 */
export function listEntries(bytes: Uint8Array): Entry[] | null {
  const view = viewOf(bytes)
  const end = findEnd(view)
  if (end < 0) return null
  const entries: Entry[] = []
  const names = new TextDecoder()
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + 46 > end || view.getUint32(at, true) !== entrySignature) return null
    const nameLength = view.getUint16(at + 28, true)
    entries.push({
      name: names.decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/** The bytes of a stream, or null as soon as there are more than `most`. */
async function readUpTo(stream: ReadableStream<Uint8Array>, most: number) {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > most) {
      await reader.cancel()
      return null
    }
    chunks.push(value)
  }
  const all = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.byteLength
  }
  return all
}

function packedBytes(bytes: Uint8Array, { offset, packed }: Entry): Uint8Array<ArrayBuffer> | null {
  const view = viewOf(bytes)
  if (offset + 30 > bytes.byteLength || view.getUint32(offset, true) !== localSignature) return null
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  return start + packed > bytes.byteLength ? null : bytes.slice(start, start + packed)
}

/**
 * Unpacks the entries that `isWanted` names. The cap is kept twice: on the sizes that the archive
 * declares, and on the bytes that really come out, since a bomb may declare anything.
 */
export async function unpack(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): Promise<{ ok: true; files: Map<string, Uint8Array> } | Failure> {
  const all = listEntries(bytes)
  if (!all) return failure('broken_archive')
  if (all.some(({ isEncrypted }) => isEncrypted)) return failure('encrypted')
  if (all.length > limits.entries) return failure('unpacks_too_large')

  const entries = all.filter(({ name }) => isWanted(name))
  const declared = entries.reduce((sum, { unpacked }) => sum + unpacked, 0)
  if (declared > limits.unpacked) return failure('unpacks_too_large')

  const files = new Map<string, Uint8Array>()
  let left: number = limits.unpacked
  for (const entry of entries) {
    const packed = packedBytes(bytes, entry)
    if (!packed || (entry.method !== 0 && entry.method !== 8)) return failure('broken_archive')
    const plain = new Blob([packed]).stream()
    const stream =
      entry.method === 0 ? plain : plain.pipeThrough(new DecompressionStream('deflate-raw'))
    try {
      const file = await readUpTo(stream, left)
      if (!file) return failure('unpacks_too_large')
      left -= file.byteLength
      files.set(entry.name, file)
    } catch {
      return failure('broken_archive')
    }
  }
  return { ok: true, files }
}

/**
 * An archive of the same files without compression. Who reads it has nothing to inflate, so it can
 * neither outgrow the cap nor start workers of its own. Checksums are left at 0: for readers that do
 * not ask for them.
 */
export function packStored(files: ReadonlyMap<string, Uint8Array>): ArrayBuffer {
  const encoder = new TextEncoder()
  const named = [...files].map(([name, data]) => ({ name: encoder.encode(name), data }))
  const size = named.reduce((sum, { name, data }) => sum + 76 + 2 * name.length + data.length, 22)
  const bytes = new Uint8Array(size)
  const view = viewOf(bytes)
  const offsets: number[] = []
  let at = 0

  function write(data: Uint8Array) {
    bytes.set(data, at)
    at += data.length
  }

  for (const { name, data } of named) {
    offsets.push(at)
    view.setUint32(at, localSignature, true)
    view.setUint32(at + 18, data.length, true)
    view.setUint32(at + 22, data.length, true)
    view.setUint16(at + 26, name.length, true)
    at += 30
    write(name)
    write(data)
  }
  const directory = at
  for (const [i, { name, data }] of named.entries()) {
    view.setUint32(at, entrySignature, true)
    view.setUint32(at + 20, data.length, true)
    view.setUint32(at + 24, data.length, true)
    view.setUint16(at + 28, name.length, true)
    view.setUint32(at + 42, offsets[i]!, true)
    at += 46
    write(name)
  }
  view.setUint32(at, endSignature, true)
  view.setUint16(at + 8, named.length, true)
  view.setUint16(at + 10, named.length, true)
  view.setUint32(at + 12, at - directory, true)
  view.setUint32(at + 16, directory, true)
  return bytes.buffer
}

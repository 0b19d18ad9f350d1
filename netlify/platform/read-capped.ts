type Capped = { ok: true; bytes: Uint8Array } | { ok: false; code: 'too_large' }

/**
 * Reads a body up to a size in bytes and gives up beyond it, without holding more. Rejects as the
 * stream does when it breaks off.
 */
export async function readCapped(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Capped> {
  if (!body) return { ok: true, bytes: new Uint8Array() }
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop cancels the stream.
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > maxBytes) return { ok: false, code: 'too_large' }
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return { ok: true, bytes }
}

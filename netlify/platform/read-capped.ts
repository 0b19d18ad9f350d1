import { untilAborted } from './time-limits.ts'

type Capped = { ok: true; bytes: Uint8Array<ArrayBuffer> } | { ok: false; code: 'too_large' }

/** Reads a body up to `maxBytes`. Rejects when the stream breaks off and when `signal` aborts. */
export async function readCapped(
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  maxBytes: number,
  signal?: AbortSignal,
): Promise<Capped> {
  if (!body) return { ok: true, bytes: new Uint8Array() }
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = body.getReader()
  try {
    for (let chunk = await next(); !chunk.done; chunk = await next()) {
      size += chunk.value.byteLength
      if (size > maxBytes) return { ok: false, code: 'too_large' }
      chunks.push(chunk.value)
    }
  } finally {
    // Cancelling frees the connection. A stalled body may never confirm it.
    const freed = reader.cancel()
    await (signal ? untilAborted(freed, signal) : freed).catch(() => undefined)
  }
  return { ok: true, bytes: await new Blob(chunks).bytes() }

  async function next() {
    return signal ? untilAborted(reader.read(), signal) : reader.read()
  }
}

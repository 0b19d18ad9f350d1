import { Inflate, deflateSync } from 'fflate'
import { OwnRunbookShape } from '../../../contracts/own-runbook.ts'
import { LinkColumns } from '../../../contracts/runbook-link.ts'
import type { OwnRunbook } from '../../model/own-runbook.ts'
import { failure, limits, type Failure } from '../../failure.ts'
import { isPlayable } from '../../model/check-own.ts'
import { fromBase64Url, toBase64Url } from './base64-url.ts'
import { fromColumns, toColumns } from './columns.ts'

/** What our fragments begin with; the digit is the format's version. */
const prefix = 'r1.'

/**
 * The longest fragment that is offered: browsers take more, but mail programs and chats cut a link
 * from about 8,000 characters on.
 */
export const longestLink = 8000

/** Adler-32 (RFC 1950, 8.2): enough to notice a link that was cut or mistyped. */
function checksum(bytes: Uint8Array): number {
  let [a, b] = [1, 0]
  for (const byte of bytes) {
    a = (a + byte) % 65_521
    b = (b + a) % 65_521
  }
  return ((b << 16) | a) >>> 0
}

function inflate(bytes: Uint8Array): Uint8Array | null {
  const chunks: Uint8Array[] = []
  let size = 0
  const stream = new Inflate((chunk) => {
    size += chunk.length
    if (size <= limits.inflated) chunks.push(chunk)
  })
  try {
    for (let at = 0; at < bytes.length; at += 1024) {
      stream.push(bytes.subarray(at, at + 1024), at + 1024 >= bytes.length)
      if (size > limits.inflated) return null
    }
  } catch {
    return null
  }
  const all = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.length
  }
  return all
}

/**
 * The whole runbook as the fragment of a link, without '#': a version, then in base64url (RFC 4648,
 * 5) a checksum and the runbook deflated (RFC 1951). Browsers send no fragment to a server.
 */
export function fragmentOf(runbook: OwnRunbook): string {
  const json = JSON.stringify(Object.values(toColumns(runbook)))
  const packed = deflateSync(new TextEncoder().encode(json), { level: 9 })
  const bytes = new Uint8Array(packed.length + 4)
  new DataView(bytes.buffer).setUint32(0, checksum(packed))
  bytes.set(packed, 4)
  return prefix + toBase64Url(bytes)
}

/** The fragment of a link that is short enough to be sent. Failure: link_too_long. */
export function makeLink(runbook: OwnRunbook): { ok: true; fragment: string } | Failure {
  // No honest task is shorter than two characters: packing so many would only hold the page up.
  if (runbook.tasks.length > longestLink / 2) return failure('link_too_long')
  const fragment = fragmentOf(runbook)
  return fragment.length > longestLink ? failure('link_too_long') : { ok: true, fragment }
}

/** Whether a page's fragment, with or without '#', holds a runbook, so that it is worth opening. */
export function isRunbookLink(fragment: string): boolean {
  return /^#?r\d+\./.test(fragment)
}

/** The runbook of a link's fragment. Failures: link_foreign, link_newer, link_cut. */
export function openLink(fragment: string): { ok: true; runbook: OwnRunbook } | Failure {
  const bare = fragment.replace(/^#/, '')
  if (!isRunbookLink(bare)) return failure('link_foreign')
  if (!bare.startsWith(prefix)) return failure('link_newer')
  const bytes = fromBase64Url(bare.slice(prefix.length))
  if (!bytes || bytes.length < 5) return failure('link_cut')
  const packed = bytes.subarray(4)
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  if (view.getUint32(0) !== checksum(packed)) return failure('link_cut')
  const json = inflate(packed)
  if (!json) return failure('link_cut')

  let values: unknown
  try {
    values = JSON.parse(new TextDecoder().decode(json))
  } catch {
    return failure('link_cut')
  }
  const columns = LinkColumns.safeParse(values)
  const runbook = columns.success ? fromColumns(columns.data) : null
  const checked = OwnRunbookShape.safeParse(runbook)
  return checked.success && isPlayable(checked.data)
    ? { ok: true, runbook: checked.data }
    : failure('link_cut')
}

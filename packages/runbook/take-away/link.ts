import { deflateSync, inflateSync } from 'fflate'
import { OwnRunbookShape, RunbookLinkShape, ListsInLinkShape } from '../schema.ts'
import { failure, limits, type Failure } from '../failure.ts'
import { isPlayable } from '../model/check-own.ts'
import type { OwnRunbook } from '../model/own-runbook.ts'

/** Raise it when the content of links changes: links of other versions are refused. */
const version = 1

/** In characters. Mail programs and chats cut longer links. */
export const longestLink = 8000

/** Adler-32 (RFC 1950, section 8.2). */
function checksum(bytes: Uint8Array): number {
  let [a, b] = [1, 0]
  for (const byte of bytes) {
    a = (a + byte) % 65_521
    b = (b + a) % 65_521
  }
  return ((b << 16) | a) >>> 0
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}

/** { name: ['Stop', 'Load'], cue: [null, 20] }: fields side by side take half the space. */
function toColumns(rows: readonly object[]): Record<string, unknown[]> {
  const columns: Record<string, unknown[]> = {}
  for (const [i, row] of rows.entries())
    for (const [name, value] of Object.entries(row))
      if (value !== undefined) (columns[name] ??= rows.map(() => null))[i] = value
  return columns
}

function toRows(columns: Readonly<Record<string, readonly unknown[]>>, count: number): object[] {
  const rows = Array.from({ length: count }, (): [string, unknown][] => [])
  for (const [name, values] of Object.entries(columns))
    for (const [i, value] of values.entries()) if (value !== null) rows[i]?.push([name, value])
  return rows.map((fields) => Object.fromEntries(fields))
}

function pack({ tasks, backout, ...rest }: OwnRunbook) {
  const all = [...tasks, ...backout]
  const places = new Map(all.map(({ id }, i) => [id, i]))
  return {
    rest,
    forward: tasks.length,
    ids: all.map(({ id }, i) => (id === String(i + 1) ? null : id)),
    after: all.map((task, i) => task.after.map((id) => i - places.get(id)!)),
    columns: toColumns(
      all.map((task) => ({ ...task, id: undefined, after: undefined, row: undefined })),
    ),
  }
}

function unpack(value: unknown): unknown {
  const { rest, forward, ids: packedIds, after, columns } = RunbookLinkShape.parse(value)
  const ids = packedIds.map((id, i) => id ?? String(i + 1))
  const tasks = toRows(columns, ids.length).map((fields, i) => ({
    ...fields,
    id: ids[i],
    after: after[i]?.map((rowsUp) => ids[i - rowsUp]),
  }))
  return { ...rest, tasks: tasks.slice(0, forward), backout: tasks.slice(forward) }
}

/** 'r', the version, '.', then in base64url (RFC 4648, 5) a checksum and the runbook as deflated JSON (RFC 1951). */
export function fragmentOf(runbook: OwnRunbook): string {
  const json = JSON.stringify(pack(runbook))
  const packed = deflateSync(new TextEncoder().encode(json), { level: 9 })
  const bytes = new Uint8Array(packed.length + 4)
  new DataView(bytes.buffer).setUint32(0, checksum(packed))
  bytes.set(packed, 4)
  return `r${version}.${toBase64Url(bytes)}`
}

/** The fragment of a link, if it is short enough to be sent. Failures: link_too_long, link_too_many. */
export function makeLink(runbook: OwnRunbook): { ok: true; fragment: string } | Failure {
  // Too many to fit, so packing them is pointless: every task takes at least two characters.
  if (runbook.tasks.length > longestLink / 2) return failure('link_too_long')
  if (!ListsInLinkShape.safeParse(runbook).success) return failure('link_too_many')
  const fragment = fragmentOf(runbook)
  return fragment.length > longestLink ? failure('link_too_long') : { ok: true, fragment }
}

/** Opens a link's fragment. Failures: link_foreign, link_other_version, link_cut, link_too_many. */
export function openLink(fragment: string): { ok: true; runbook: OwnRunbook } | Failure {
  const [, made, text = ''] = /^r(\d+)\.(.*)$/.exec(fragment) ?? []
  if (made === undefined) return failure('link_foreign')
  if (Number(made) !== version) return failure('link_other_version')
  try {
    const bytes = fromBase64Url(text)
    const packed = bytes.subarray(4)
    if (new DataView(bytes.buffer).getUint32(0) !== checksum(packed)) return failure('link_cut')
    const json = inflateSync(packed, { out: new Uint8Array(limits.inflated) })
    const runbook = OwnRunbookShape.parse(unpack(JSON.parse(new TextDecoder().decode(json))))
    if (!ListsInLinkShape.safeParse(runbook).success) return failure('link_too_many')
    return isPlayable(runbook) ? { ok: true, runbook } : failure('link_cut')
  } catch {
    // Whatever the decoders throw, the link was damaged on its way.
    return failure('link_cut')
  }
}

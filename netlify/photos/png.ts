import { crc32 } from 'node:zlib'

const signature = '\x89PNG\r\n\x1a\n'

/** Whether all chunks from IHDR to IEND are present with valid checksums. See https://www.w3.org/TR/png-3/. */
export function isWholePng(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.toString('latin1', 0, 8) !== signature) return false
  let hasPixels = false
  let at = 8
  while (at + 12 <= file.length) {
    const dataEnd = at + 8 + file.readUInt32BE(at)
    if (dataEnd + 4 > file.length) return false
    const type = file.toString('latin1', at + 4, at + 8)
    if (at === 8 && type !== 'IHDR') return false
    if (crc32(file.subarray(at + 4, dataEnd)) !== file.readUInt32BE(dataEnd)) return false
    if (type === 'IDAT') hasPixels = true
    at = dataEnd + 4
    if (type === 'IEND') return hasPixels && at === file.length
  }
  return false
}

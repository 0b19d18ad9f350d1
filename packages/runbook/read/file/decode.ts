function startsWith(bytes: Uint8Array, ...prefix: number[]): boolean {
  return prefix.every((byte, i) => bytes[i] === byte)
}

/** Decodes by the byte order mark, or as UTF-8 if valid, or else as Windows-1252, which Excel writes. */
export function decodeText(bytes: Uint8Array): string {
  function decode(encoding: string) {
    return new TextDecoder(encoding).decode(bytes)
  }

  if (startsWith(bytes, 0xff, 0xfe)) return decode('utf-16le')
  if (startsWith(bytes, 0xfe, 0xff)) return decode('utf-16be')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decode('windows-1252')
  }
}

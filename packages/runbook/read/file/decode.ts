function startsWith(bytes: Uint8Array, ...prefix: number[]): boolean {
  return prefix.every((byte, i) => bytes[i] === byte)
}

/** Whether every other byte of the beginning is zero, as in UTF-16 without a byte order mark. */
function zerosAt(bytes: Uint8Array, first: 0 | 1): boolean {
  const zeros = bytes.subarray(0, 64).filter((byte, i) => i % 2 === first && byte === 0)
  return bytes.length > 8 && zeros.length >= Math.min(32, bytes.length >> 1)
}

/** Japanese in Shift JIS, or null: kana begin with bytes that no European text has side by side. */
function asJapanese(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('shift_jis', { fatal: true }).decode(bytes)
    return /[\u3041-\u30f6]{2}/.test(text) ? text : null
  } catch {
    return null
  }
}

/** Decodes by the byte order mark, or as UTF-8 if valid, or else as Shift JIS or Windows-1252, which Excel writes. */
export function decodeText(bytes: Uint8Array): string {
  function decode(encoding: string) {
    return new TextDecoder(encoding).decode(bytes)
  }

  if (startsWith(bytes, 0xff, 0xfe) || zerosAt(bytes, 1)) return decode('utf-16le')
  if (startsWith(bytes, 0xfe, 0xff) || zerosAt(bytes, 0)) return decode('utf-16be')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return asJapanese(bytes) ?? decode('windows-1252')
  }
}

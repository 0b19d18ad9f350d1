const [quote, backslash] = [0x22, 0x5c]
const opening = new Set([0x5b, 0x7b])
const closing = new Set([0x5d, 0x7d])

/**
 * Whether a JSON text, as UTF-8 bytes, nests arrays and objects deeper than `most`. One pass over the
 * bytes that builds nothing: a parser would make a million arrays of two megabytes of brackets.
 */
export function isDeeperThan(most: number, json: Uint8Array): boolean {
  let depth = 0
  let isInText = false
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at]!
    if (isInText) {
      if (byte === backslash) at += 1
      else if (byte === quote) isInText = false
    } else if (byte === quote) isInText = true
    else if (opening.has(byte)) {
      depth += 1
      if (depth > most) return true
    } else if (closing.has(byte)) depth -= 1
  }
  return false
}

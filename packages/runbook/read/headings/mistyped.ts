import { known, type Known } from './known.ts'

/** Whether two words differ by one letter: another one, one more, or two in the other order. */
function isOneSlip(a: string, b: string): boolean {
  let same = 0
  while (same < a.length && a[same] === b[same]) same++
  const [restOfA, restOfB] = [a.slice(same), b.slice(same)]
  return (
    restOfA.slice(1) === restOfB.slice(1) ||
    restOfA.slice(1) === restOfB ||
    restOfA === restOfB.slice(1) ||
    (restOfA.slice(2) === restOfB.slice(2) &&
      restOfA[0] === restOfB[1] &&
      restOfA[1] === restOfB[0])
  )
}

/** A slip in a shorter word may make another word. */
const longWord = /\p{L}{8,}/gu

/** The long words of the known names, by the rest of their names: 'assigned' by '* to'. */
const longWords = new Map<string, string[]>()
for (const name of known.whole.keys())
  for (const { 0: word, index } of name.matchAll(longWord)) {
    const rest = `${name.slice(0, index)}*${name.slice(index + word.length)}`
    longWords.set(rest, [...(longWords.get(rest) ?? []), word])
  }

/** The roles of the heading that a mistyped one means, such as 'Responsiple' or 'Assgined to'. */
export function rolesOfMistyped(name: string): readonly Known[] {
  for (const { 0: word, index } of name.matchAll(longWord)) {
    const [before, after] = [name.slice(0, index), name.slice(index + word.length)]
    const meant = longWords.get(`${before}*${after}`)?.find((each) => isOneSlip(word, each))
    if (meant !== undefined) return known.whole.get(`${before}${meant}${after}`)!
  }
  return []
}

import { cutText } from './cut-text.ts'

export const shownCharacters = 500

type Open = { chunk: number; kind: 'mention' | 'template' | 'bracket'; decoded: string }

const escape = /\\([\\|{}@[\]()<>#*_~])/y
const template = /\{hashtag\|\\?([#＃])\|/y
// A space may stand before it. Its marks may be escaped one by one, and so may its brackets.
const mentionUrn = / ?(?:\(urn\\?:(?:\\.|[^\\()\s])*\)|\\\(urn\\?:(?:\\[^)\s]|[^\\()\s])*\\\))/y

/**
 * Decodes LinkedIn’s “little Text Format”: undoes escapes and replaces mentions and hashtag templates by their
 * text. One pass, so `\\` is read once. Never fails: marks that form no token stay.
 */
export function decodeLittleText(text: string): string {
  const chunks: string[] = []
  // Open tokens. A token that never closes remains as it is written.
  const open: Open[] = []
  let at = 0
  while (at < text.length) at = step(at)
  return chunks.join('')

  function step(from: number): number {
    const escaped = match(escape, from)
    if (escaped) return emit(escaped[1]!, escape.lastIndex)

    const hashtag = match(template, from)
    if (hashtag) {
      const end = template.lastIndex
      return begin('template', hashtag[1]!, `{hashtag|${hashtag[1]}|`, end)
    }
    if (text.startsWith('@[', from)) return begin('mention', '', '@[', from + 2)
    if (text[from] === '[') return begin('bracket', '[', '[', from + 1)

    if (text[from] === ']') {
      const bracket = close((each) => each.kind !== 'template')
      if (bracket?.kind === 'mention' && match(mentionUrn, from + 1)) {
        chunks[bracket.chunk] = bracket.decoded
        return mentionUrn.lastIndex
      }
    }
    if (text[from] === '}') {
      const hash = close((each) => each.kind === 'template')
      if (hash) {
        chunks[hash.chunk] = hash.decoded
        return from + 1
      }
    }
    return emit(text[from]!, from + 1)
  }

  function match(pattern: RegExp, from: number) {
    pattern.lastIndex = from
    return pattern.exec(text)
  }

  function emit(piece: string, next: number) {
    chunks.push(piece)
    return next
  }

  function begin(kind: Open['kind'], decoded: string, literal: string, next: number) {
    open.push({ chunk: chunks.length, kind, decoded })
    return emit(literal, next)
  }

  // Tokens inside that are still open remain text.
  function close(fits: (each: Open) => boolean) {
    const index = open.findLastIndex(fits)
    return index < 0 ? undefined : open.splice(index)[0]
  }
}

/** A card’s title and text without repetition: a text that begins with its title continues after it. */
export function cardWords(title: string, text: string): { title: string; text: string } {
  const shown = withoutSigns(cleanPostText(text), title)
  if (shown === title) return { title, text: '' }
  if (shown.startsWith(`${title} `)) return { title, text: shown.slice(title.length + 1) }
  // A title that was cut inside a word ends with the word before, and the text begins with the cut word.
  const whole = shown.lastIndexOf(' ', title.length - 1)
  if (!title.endsWith('…') || !shown.startsWith(title.slice(0, -1)) || whole < 0)
    return { title, text: shown }
  return { title: `${shown.slice(0, whole)}…`, text: `…${shown.slice(whole)}` }
}

/** Without the signs before its title, which are no part of it. */
function withoutSigns(shown: string, title: string) {
  const start = shown.indexOf(title)
  return start > 0 && !/[\p{L}\p{N}]/u.test(shown.slice(0, start)) ? shown.slice(start) : shown
}

/** A post’s text for display: decoded, white space collapsed, cut to 500 characters. */
export function cleanPostText(text: string): string {
  return cutText(decodeLittleText(text).replace(/\s+/g, ' ').trim(), shownCharacters)
}

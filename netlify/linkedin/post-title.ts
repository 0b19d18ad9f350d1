import de from 'cldr-segments-full/segments/de/suppressions.json' with { type: 'json' }
import en from 'cldr-segments-full/segments/en/suppressions.json' with { type: 'json' }
import es from 'cldr-segments-full/segments/es/suppressions.json' with { type: 'json' }
import fr from 'cldr-segments-full/segments/fr/suppressions.json' with { type: 'json' }

const sentences = new Intl.Segmenter('en-GB', { granularity: 'sentence' })

/** Abbreviations that end no sentence, such as 'Dr.' and 'Nr.', by Unicode's CLDR. */
const abbreviations = new Set(
  [de, en, es, fr].flatMap(({ segments }) =>
    segments.segmentations.SentenceBreak.standard.map(({ suppression }) => suppression),
  ),
)
/** The number of a list or a day, '1.' or '(a)'; initials, 'J.' or 'z.B.'. */
const endsNothing = /^(\(?\d{1,2}[.)]|\(?\p{L}\)|(\p{L}\.)+)$/u
const signsAlone = /^(?:[^\p{L}\p{N}\n]*\n)+/u

/**
 * The first sentence of a plain text, on one line. One word alone is none, and so are a list's number,
 * 'Dr.' and a row of signs. Empty if no word is left.
 */
export function firstSentence(text: string): string {
  let first = ''
  for (const { segment } of sentences.segment(text.trim().replace(signsAlone, ''))) {
    first += segment
    if (/\p{L}{2}.*\P{L}\p{L}/su.test(first) && !isOpen(first.trim())) break
  }
  return /\p{L}/u.test(first) ? first.replace(/\s+/g, ' ').trim() : ''
}

/** Whether a text ends with a word that needs another. */
function isOpen(text: string): boolean {
  const last = text.slice(text.search(/\S+$/))
  return abbreviations.has(last) || endsNothing.test(last)
}

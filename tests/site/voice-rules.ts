/** A turn of phrase that the house avoids (docs/voice.md), and how to find it. */
export type Habit = { readonly name: string; readonly found: RegExp }

/** Rules 2 to 4 of docs/voice.md, and the riddles and translations that they name. */
export const habits: readonly Habit[] = [
  { name: 'say who: no “whoever”', found: /\bwho(m)?ever\b/i },
  { name: 'say who: no “those who”', found: /\bthose (who|whom|whose|to whom|in whom)\b/i },
  { name: 'say who: no “the one that”', found: /\bthe ones? (that|who|which)\b/i },
  {
    name: '“its own”, not “of its own”',
    found: /(?<!one )\bof (its|their|his|her|your|our|my) own\b/i,
  },
  { name: '“your”, not “of yours”', found: /\bof (yours|ours|theirs)\b/i },
  { name: '“rather than” or “instead of”, not “and not”', found: /\band not\b/i },
  { name: '“is”, not “stands”', found: /\b(stands?|stood)\b(?! (by|for|in|up)\b)(?!-)/i },
  { name: '“has” or “shows”, not “bears”', found: /\bbears?\b/i },
  { name: '“is listed”, not “hangs”', found: /\bhangs?\b/i },
  { name: '“is”, not “lies”', found: /\b(lies|lay)\b/i },
  { name: '“has”, not “carries”', found: /\bcarries\b(?! (out|on)\b)/i },
  { name: '“without” or “because there is no”, not “for want of”', found: /\bfor want of\b/i },
  { name: '“if there is no”, not “where there is none”', found: /\bwhere there (is|are) none\b/i },
  { name: '“about”, not “as to”', found: /\bas to\b/i },
  { name: '“on”, not “upon”', found: /\bupon\b/i },
]

/** Each habit in a text, with the sentence around it. */
export function habitsIn(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) =>
    habits.filter(({ found }) => found.test(sentence)).map(({ name }) => `${name}: “${sentence}”`),
  )
}

const segmenter = new Intl.Segmenter('en-GB', { granularity: 'sentence' })

export function sentencesOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean)
}

/** How many words a sentence has; marks alone are none. */
export function wordCount(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

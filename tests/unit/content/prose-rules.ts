type Rule = { readonly name: string; readonly found: RegExp }

// Stems that British spelling writes with -ise, -isation, -yse. Listed one by one, because 'size',
// 'prize' and 'seize' end the same way.
const ISE =
  'organi|recogni|prioriti|minimi|maximi|optimi|customi|standardi|summari|authori|reali|utili|' +
  'finali|synchroni|categori|emphasi|digiti|moderni|moni?ti|normali|personali|speciali|visuali|' +
  'centrali|automati|characteri|materiali|formali|generali|apologi|critici|harmoni|revolutioni'

/** Words and phrases that no page of this site uses. */
export const banned: readonly Rule[] = [
  { name: 'seamless', found: /\bseamless/i },
  { name: 'empower', found: /\bempower/i },
  { name: 'unlock', found: /\bunlock/i },
  { name: 'revolutionise', found: /\brevolutioni[sz]/i },
  { name: 'effortless', found: /\beffortless/i },
  { name: 'leverage', found: /\bleverag/i },
  { name: 'game-changer', found: /\bgame[- ]?chang/i },
  { name: 'cutting-edge', found: /\bcutting[- ]?edge/i },
  { name: 'lorem ipsum', found: /\blorem\b/i },
  { name: 'a promise of compliance', found: /\b(ensur|guarante)\w*\s+(\w+\s+)?complian/i },
  { name: 'a store installation called an update set', found: /\bupdate sets?\b/i },
]

/** American spellings; the British form is obvious from each. */
export const american: readonly Rule[] = [
  { name: '-ize', found: new RegExp(`\\b\\w*(${ISE})z(e|ed|es|er|ers|ing|ation|ations)\\b`, 'i') },
  { name: '-yze', found: /\b(anal|paral|catal)yz(e|ed|es|er|ing)\b/i },
  {
    name: '-or for -our',
    found: /\b(col|behavi|fav|hon|lab|neighb|rum)or(s|ed|ing|ite|able|al)?\b/i,
  },
  { name: 'center', found: /\b(data)?center(s|ed|ing)?\b/i },
  { name: 'program', found: /\bprograms?\b/i },
  { name: '-ense for -ence', found: /\b(def|off)ense\b/i },
  { name: 'license as a noun', found: /\b(a|an|the|your|our|per|each|of|user) licenses?\b/i },
  { name: 'practise as a noun', found: /\b(best|good|in) practises?\b/i },
  { name: 'single l', found: /\b(cancel|travel|label|model|signal|fuel)(ed|ing|er)\b/i },
  { name: 'double l', found: /\b(fulfill|enroll|skillful|installment)s?\b/i },
  { name: 'gray, catalog, toward', found: /\b(gray|catalog|toward|gotten)\b/i },
  { name: 'rehearse with z', found: /\brehers|\brehearz/i },
]

/** The field's own forms, as the glossary has them. */
export const glossary: readonly Rule[] = [
  { name: 'data centre, two words', found: /\bdata-?centre/i },
  { name: 'cutover, one word', found: /\bcut-over/i },
  { name: 'cut over, the verb', found: /\b(to|will|can|must|we|they) cutover\b/i },
  { name: 'backout, one word', found: /\bback-out/i },
  { name: 'back out, the verb', found: /\b(to|will|can|must|we|they) backout\b/i },
  { name: 'failover and failback, one word', found: /\bfail-(over|back)|\bfailing-over/i },
  { name: 'rollback, one word', found: /\broll-back/i },
  { name: 'runbook and playbook, one word', found: /\b(run|play)[ -]books?\b/i },
  { name: 'go/no-go', found: /\bgo[ -]no[ -]go\b|\bgo\/no go\b/i },
  { name: 'point of no return, no hyphens', found: /\bpoint-of-no-return/i },
  { name: 'a true minus in T−14', found: /\bT ?[-–]\s?\d/ },
  { name: 'a true minus before digits', found: /(^|[\s(])-\d/m },
]

/** Marks that the page sets typographically. */
export const typography: readonly Rule[] = [
  { name: 'straight quotation mark', found: /"/ },
  { name: 'straight apostrophe', found: /'/ },
  { name: 'three full stops for an ellipsis', found: /\.\.\./ },
]

// The specification's own terms keep their spelling.
const GIVEN = /Program Director|Datacenter Migration/g

/** What breaks the given rules in a text, each with the words around it. */
export function problems(text: string, rules: readonly Rule[]): string[] {
  const checked = text.replace(GIVEN, (term) => '·'.repeat(term.length))
  const found = rules.flatMap(({ name, found: pattern }) => {
    const match = pattern.exec(checked)
    if (!match) return []
    const around = text.slice(Math.max(0, match.index - 30), match.index + match[0].length + 30)
    return [`${name}: …${around.replaceAll('\n', ' ')}…`]
  })
  return /\bMTTR\b/.test(checked) && !/mean time to restore/i.test(checked)
    ? [...found, 'MTTR without “mean time to restore”']
    : found
}

const sentences = new Intl.Segmenter('en-GB', { granularity: 'sentence' })
const hasLetterOrDigit = /[\p{L}\p{N}]/u

/** Sentences of more than `limit` words, read line by line. */
export function longSentences(text: string, limit = 40): string[] {
  return text
    .split('\n')
    .flatMap((line) => [...sentences.segment(line)].map(({ segment }) => segment.trim()))
    .filter(
      (sentence) =>
        sentence.split(/\s+/).filter((word) => hasLetterOrDigit.test(word)).length > limit,
    )
}

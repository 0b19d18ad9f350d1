import { teamWords } from './team-words.ts'

/** Words inside a surname: 'van der Berg'. */
const particles = new Set([
  'al',
  'bin',
  'da',
  'das',
  'de',
  'del',
  'della',
  'den',
  'der',
  'di',
  'do',
  'dos',
  'du',
  'el',
  'la',
  'le',
  'ten',
  'ter',
  'van',
  'von',
  'zu',
])

const most = 3
const initials = /^(?:\p{Lu}\.?-?){1,3}$/u
/** 'Iyer', 'O’Neil', 'McDonald', 'Anne-Marie'. */
const capitalised = /^(?:\p{Lu}['’])?(?:\p{Lu}\p{Ll}+)+(?:['’-]\p{Lu}?\p{Ll}+)*$/u
const email = /^@?[\p{L}\p{N}]+(?:[._-][\p{L}\p{N}]+)*@\S+$/u
/** 'maria.lopez', without a domain. */
const dotted = /^@?\p{L}+\.\p{L}{2,}$/u

function hasTeamWord(name: string): boolean {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
  return words.some((word) => teamWords.has(word))
}

/**
 * Whether an owner is written like a person: 'Ana Ruiz', 'J. van der Berg', 'Smith, John', 'a.patel@bank.example'.
 * A single word is none ('Network', 'DBA'), nor is a name with a word such as 'desk' or 'manager'.
 */
export function isPersonName(owner: string): boolean {
  const name = owner.replace(/\(.*?\)|\[.*?\]/g, ' ').trim()
  const [account = ''] = name.split('@').filter(Boolean)
  if (hasTeamWord(email.test(name) ? account : name)) return false
  if (email.test(name) || dotted.test(name)) return true
  const parts = name.split(/,\s*|\s+/).filter((part) => !particles.has(part))
  return (
    parts.length >= 2 &&
    parts.length <= most &&
    parts.every((part) => initials.test(part) || capitalised.test(part)) &&
    parts.some((part) => capitalised.test(part))
  )
}

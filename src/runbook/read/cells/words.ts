/** Without case, accents and double spaces, to compare words of four languages. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/\s+/g, ' ')
    .trim()
}

/** English, German, French and Spanish (Unicode CLDR 46). */
const months = [
  /^(jan|ene)/,
  /^(feb|fev)/,
  /^(mar|mrz)/,
  /^(apr|avr|abr)/,
  /^(may|mai)/,
  /^(jun|juin)/,
  /^(jul|juil)/,
  /^(aug|aou|ago)/,
  /^(sep|set)/,
  /^(oct|okt)/,
  /^(nov)/,
  /^(dec|dez|dic)/,
]

/** 1 to 12, or 0 for any other word. */
export function monthOf(word: string): number {
  return word.length < 3 ? 0 : months.findIndex((month) => month.test(word)) + 1
}

const weekdays = [
  'mon|monday|mo|montag|lun|lundi|lunes',
  'tue|tues|tuesday|di|die|dienstag|mar|mardi|martes',
  'wed|weds|wednesday|mi|mit|mittwoch|mer|mercredi|mie|miercoles',
  'thu|thur|thurs|thursday|do|don|donnerstag|jeu|jeudi|jue|jueves',
  'fri|friday|fr|fre|freitag|ven|vendredi|vie|viernes',
  'sat|saturday|sa|sam|samstag|sonnabend|samedi|sab|sabado',
  'sun|sunday|so|son|sonntag|dim|dimanche|dom|domingo',
].map((names) => new Set(names.split('|')))

/** 0 for Monday, or -1 for any other word. */
export function weekdayOf(word: string): number {
  return weekdays.findIndex((names) => names.has(word))
}

export function isNo(text: string): boolean {
  return /^(no|n|false|falsch|faux|falso|0|nein|non|inactive|inaktiv|inactif|inactivo|out)$/.test(
    plain(text),
  )
}

export function isCalledOff(text: string): boolean {
  return /^(cancell?ed|withdrawn|not (required|needed|applicable)|n\/a|entfallt|abgebrochen|annulee?|cancelad[ao]|anulad[ao])$/.test(
    plain(text),
  )
}

export function isDone(text: string): boolean {
  return /^(completed?|done|finished|closed( complete)?|erledigt|abgeschlossen|fertig|terminee?|finie?|hech[ao]|completad[ao]|terminad[ao])$/.test(
    plain(text),
  )
}

export function isAll(text: string): boolean {
  return /^(all|all (of )?(the )?(above|previous|prior|tasks|steps|others?)|everything|alle|alles|tous|toutes|toutes les taches|todas?|todos|todas las tareas|todo)\.?$/.test(
    plain(text),
  )
}

export function isPrevious(text: string): boolean {
  return /^(prev|previous|previous (task|step)|above|prior|vorheriger?|voriger?|precedent|precedente|anterior)$/.test(
    plain(text),
  )
}

export function isBackout(name: string): boolean {
  return /\b(back ?-?out|roll ?-?back|fall ?-?back|contingency|plan b|only if|(if|en cas de|en caso de|bei) no ?-?go|abort (steps|plan|procedure)|abbruchplan|notfall\w*|regression plan|ruckfall\w*|ruckbau|rucknahme|retour arriere|repli|marcha atras|revert\w*|reversion|vuelta atras)\b/.test(
    plain(name),
  )
}

export function isGate(name: string): boolean {
  return /\bgo ?(\/|-|or) ?no ?-?go\b|\bdecision (gate|point)\b|\bquality gate\b|\bpoint of no return\b|\bgate \d|^gate\b|\bcheckpoint\b|\bentscheidungspunkt\b|\bpunto de no retorno\b|\bpoint de non[- ]retour\b/.test(
    plain(name),
  )
}

/** 'DBA', 'Storage team', 'Operators', 'Fachbereich', but no surname such as 'Waters'. */
export function isTeamName(owner: string): boolean {
  return /\b(teams?|group|squad|crew|desk|helpdesk|department|dept|office|unit|support|operations|ops|infrastructure|infra|networks?|storage|security|middleware|databases?|dbas?|applications?|apps|basis|banking|finance|business|testing|batch|integration|systems|services|servers|facilities|communications|comms|cloud|hosting|monitoring|platform|vendor|supplier|noc|soc|sre|qa|it|devops|operators|developers|testers|engineers|administrators|admins|managers|users|analysts|gruppe|abteilung|fachbereich|betrieb|mannschaft|netzwerk|equipe|exploitation|reseau|metier|equipo|operaciones|redes)\b/.test(
    plain(owner),
  )
}

/** Text without case, accents and doubled spaces: what words of four languages are compared by. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The months' first letters in English, German, French and Spanish (Unicode CLDR 46, plain). */
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

/** The month that a plain word names, 1 to 12, or 0. */
export function monthOf(word: string): number {
  return word.length < 3 ? 0 : months.findIndex((month) => month.test(word)) + 1
}

/** The weekdays' names from Monday on, as they are cut in the four languages. */
const weekdays = [
  'mon|monday|mo|montag|lun|lundi|lunes',
  'tue|tues|tuesday|di|die|dienstag|mar|mardi|martes',
  'wed|weds|wednesday|mi|mit|mittwoch|mer|mercredi|mie|miercoles',
  'thu|thur|thurs|thursday|do|don|donnerstag|jeu|jeudi|jue|jueves',
  'fri|friday|fr|fre|freitag|ven|vendredi|vie|viernes',
  'sat|saturday|sa|sam|samstag|sonnabend|samedi|sab|sabado',
  'sun|sunday|so|son|sonntag|dim|dimanche|dom|domingo',
].map((names) => new Set(names.split('|')))

/** The weekday that a plain word names, 0 for Monday to 6, or -1. */
export function weekdayOf(word: string): number {
  return weekdays.findIndex((names) => names.has(word))
}

/** Whether a cell says no: 'No', 'N', 'false', '0', 'Nein', 'Non', 'Inactive'. */
export function isNo(text: string): boolean {
  return /^(no|n|false|falsch|faux|falso|0|nein|non|inactive|inaktiv|inactif|inactivo|out)$/.test(
    plain(text),
  )
}

/** Whether a state says that a task is not carried out: 'Cancelled', 'Not required', 'Entfällt'. */
export function isCalledOff(text: string): boolean {
  return /^(cancell?ed|withdrawn|not (required|needed|applicable)|n\/a|entfallt|abgebrochen|annulee?|cancelad[ao]|anulad[ao])$/.test(
    plain(text),
  )
}

/** Whether a state says that a task is done: 'Complete', 'Closed', 'Erledigt', 'Terminé'. */
export function isDone(text: string): boolean {
  return /^(completed?|done|finished|closed( complete)?|erledigt|abgeschlossen|fertig|terminee?|finie?|hech[ao]|completad[ao]|terminad[ao])$/.test(
    plain(text),
  )
}

/** Whether a predecessor means everything: 'All', 'All above', 'alle', 'tous', 'todas las tareas'. */
export function isAll(text: string): boolean {
  return /^(all|all (of )?(the )?(above|previous|prior|tasks|steps|others?)|everything|alle|alles|tous|toutes|toutes les taches|todas?|todos|todas las tareas|todo)\.?$/.test(
    plain(text),
  )
}

/** Whether a predecessor means the row above: 'previous', 'above', 'vorheriger', 'anterior'. */
export function isPrevious(text: string): boolean {
  return /^(prev|previous|previous (task|step)|above|prior|vorheriger?|voriger?|precedent|precedente|anterior)$/.test(
    plain(text),
  )
}

/** Whether a group or a task is the way back. */
export function isBackout(name: string): boolean {
  return /\b(back ?-?out|roll ?-?back|fall ?-?back plan|regression plan|reversion|ruckfall\w*|ruckbau|rucknahme|retour arriere|repli|marcha atras|reversion|vuelta atras)\b/.test(
    plain(name),
  )
}

/** Whether a task decides: 'Go/no-go', 'Decision gate', 'Point of no return'. */
export function isGate(name: string): boolean {
  return /\bgo ?(\/|-|or) ?no ?-?go\b|\bdecision (gate|point)\b|\bquality gate\b|\bpoint of no return\b|\bgate \d|^gate\b|\bcheckpoint\b|\bentscheidungspunkt\b|\bpunto de no retorno\b|\bpoint de non[- ]retour\b/.test(
    plain(name),
  )
}

/**
 * Whether an owner is called like a team rather than like a person: 'DBA', 'Storage team',
 * 'Operators', 'Fachbereich'. Four languages; a surname such as 'Waters' is not among the plurals.
 */
export function isTeamName(owner: string): boolean {
  return /\b(teams?|group|squad|crew|desk|helpdesk|department|dept|office|unit|support|operations|ops|infrastructure|infra|networks?|storage|security|middleware|databases?|dbas?|applications?|apps|basis|banking|finance|business|testing|batch|integration|systems|services|servers|facilities|communications|comms|cloud|hosting|monitoring|platform|vendor|supplier|noc|soc|sre|qa|it|devops|operators|developers|testers|engineers|administrators|admins|managers|users|analysts|gruppe|abteilung|fachbereich|betrieb|mannschaft|netzwerk|equipe|exploitation|reseau|metier|equipo|operaciones|redes)\b/.test(
    plain(owner),
  )
}

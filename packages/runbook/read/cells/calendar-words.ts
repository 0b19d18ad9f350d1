/** English, German, French, Spanish and Portuguese (Unicode CLDR 46). */
const months = [
  /^(jan|ene)/,
  /^(feb|fev)/,
  /^(mar|mrz)/,
  /^(apr(?!es|ox)|avr|abr)/,
  /^(may|mai)/,
  /^(jun|juin)/,
  /^(jul|juil)/,
  /^(aug|aou|ago)/,
  /^(sep|set)/,
  /^(oct|okt|out)/,
  /^(nov)/,
  /^(dec|dez|dic)/,
]

/** 1 to 12, or 0 for any other word. */
export function monthOf(word: string): number {
  return word.length < 3 ? 0 : months.findIndex((month) => month.test(word)) + 1
}

const weekdays = [
  'mon|monday|mo|montag|lun|lundi|lunes|seg|segunda|segunda-feira',
  'tue|tues|tuesday|di|die|dienstag|mar|mardi|martes|ter|terca|terca-feira',
  'wed|weds|wednesday|mi|mit|mittwoch|mer|mercredi|mie|miercoles|qua|quarta|quarta-feira',
  'thu|thur|thurs|thursday|do|don|donnerstag|jeu|jeudi|jue|jueves|qui|quinta|quinta-feira',
  'fri|friday|fr|fre|freitag|ven|vendredi|vie|viernes|sex|sexta|sexta-feira',
  'sat|saturday|sa|sam|samstag|sonnabend|samedi|sab|sabado',
  'sun|sunday|so|son|sonntag|dim|dimanche|dom|domingo',
].map((names) => new Set(names.split('|')))

/** 0 for Monday, or -1 for any other word. */
export function weekdayOf(word: string): number {
  return weekdays.findIndex((names) => names.has(word))
}

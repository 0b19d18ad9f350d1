/** Numbers as people write them before a unit, without accents. */
const values: readonly (readonly [number, readonly string[]])[] = [
  [0.25, ['quarter of an', 'a quarter of an', 'viertel', "quart d'", "un quart d'"]],
  [0.5, ['half', 'half a', 'half an', 'halbe', 'eine halbe', 'halber', 'ein halber']],
  [0.5, ['demi', 'une demi', 'media', 'medio', 'meia', 'meio']],
  [0.75, ['three quarters of an', 'dreiviertel', "trois quarts d'"]],
  [1, ['one', 'a', 'an', 'ein', 'eine', 'einen', 'einer', 'un', 'une', 'una', 'um', 'uma']],
  [1.5, ['one and a half', 'anderthalb', 'eineinhalb']],
  [2, ['two', 'zwei', 'deux', 'dos', 'dois', 'duas']],
  [2.5, ['two and a half', 'zweieinhalb']],
  [3, ['three', 'drei', 'trois', 'tres']],
  [4, ['four', 'vier', 'quatre', 'cuatro', 'quatro']],
  [5, ['five', 'funf', 'cinq', 'cinco']],
  [6, ['six', 'sechs', 'seis']],
  [7, ['seven', 'sieben', 'sept', 'siete', 'sete']],
  [8, ['eight', 'acht', 'huit', 'ocho', 'oito']],
  [9, ['nine', 'neun', 'neuf', 'nueve', 'nove']],
  [10, ['ten', 'zehn', 'dix', 'diez', 'dez']],
  [12, ['twelve', 'zwolf', 'douze', 'doce', 'doze']],
  [15, ['fifteen', 'funfzehn', 'quinze', 'quince']],
  [20, ['twenty', 'zwanzig', 'vingt', 'veinte', 'vinte']],
  [30, ['thirty', 'dreissig', 'trente', 'treinta', 'trinta']],
  [40, ['forty', 'vierzig', 'quarante', 'cuarenta', 'quarenta']],
  [
    45,
    [
      'forty-five',
      'forty five',
      'funfundvierzig',
      'quarante-cinq',
      'cuarenta y cinco',
      'quarenta e cinco',
    ],
  ],
  [50, ['fifty', 'funfzig', 'cinquante', 'cincuenta', 'cinquenta']],
  [60, ['sixty', 'sechzig', 'soixante', 'sesenta', 'sessenta']],
  [90, ['ninety', 'neunzig', 'quatre-vingt-dix', 'noventa']],
]

const byWord = new Map(values.flatMap(([value, words]) => words.map((word) => [word, value])))

const beforeUnit = new RegExp(
  String.raw`(?<![\p{L}\d])(${[...byWord.keys()].toSorted((a, b) => b.length - a.length).join('|')})(?:[\s-]+|(?<='))(?=\p{L})`,
  'gu',
)

/** 'half an hour' → '0.5 hour', 'zwei Stunden' → '2 stunden', 'une heure et demie' → '1 heure 0.5 heure'. */
export function numbersInDigits(text: string): string {
  return text
    .replaceAll('’', "'")
    .replace(/(?:\beine? )?(drei)?viertelstunden?/u, (_, three?: string) =>
      three ? '45 min' : '15 min',
    )
    .replace(
      /(?:\bune? |\bu[nm] )?(trois |tres )?(?:quarts?|cuartos?|quartos?) d(?:'|e )h(?:eu|o)ra?e?\b/u,
      (_, three?: string) => (three ? '45 min' : '15 min'),
    )
    .replace(/^(hora|heure|stunde)(?= (?:e meia|y media|et demie?)$)/u, '1 $1')
    .replace(/(\p{L}+) (?:and a quarter|y cuarto|et quart|e um quarto)$/u, '$1 0.25 $1')
    .replace(/(\p{L}+) (?:and a half|y media|et demie?|e meia)$/u, '$1 0.5 $1')
    .replace(beforeUnit, (_, word: string) => `${byWord.get(word)!} `)
}

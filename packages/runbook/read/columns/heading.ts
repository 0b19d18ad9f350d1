import type { Role, Unit } from '../../reading.ts'
import { anyOf } from '../../words/word-list.ts'
import { taskWords } from '../cells/word-lists.ts'
import { plain } from '../../words/plain.ts'
import { longestValue } from '../file/table.ts'
import { isAtLeast, type Certainty, type Likely } from './certainty.ts'
import { isOfDay, known, type Known } from './known-headings.ts'

/** The zone behind a heading, 'Start (IST)': in capitals, since 'Start Ist' is German for a measured start. */
const zoneBehind = /(?<=\p{Ll}.*)[\s(]+(?:UTC|GMT|BST|IST|CES?T|[ECMP][SD]T|AE[SD]T|SGT|JST)\)?$/u

/** What the headings of old programs leave out: 'PLAN STRT DT'. */
const short: Readonly<Record<string, string>> = {
  strt: 'start',
  dt: 'date',
  tm: 'time',
  deb: 'debut',
}

/** 'taskName' and 'TaskName' as 'task Name', 'start_time' as 'start time', 'DR1' as 'DR 1'. */
function apart(heading: string): string {
  return (
    heading
      .replace(zoneBehind, '')
      // '活動名稱 (Title)' says it in two scripts.
      .replace(/^[^\p{Script=Latin}()]+\(([\p{Script=Latin} ]{2,40})\)$/u, '$1')
      // 'Dr. Roth' is no disaster recovery.
      .replace(/\bDr\.?\s(?=\p{Lu}\p{Ll})/u, '')
      // Project Online: 'TaskIsSummary', 'TaskPercentCompleted'.
      .replace(/^Task(?=Is[A-Z]|PercentC|Outline)/, '')
      // What Salesforce puts behind a name: 'Depends_On__r.Name', 'Planned_Start__c'.
      .replace(/__(?:c|r\.Name)$/, '')
      .replace(/_/g, ' ')
      // 'dependsOn/0' and 'dependsOn/1' are members of one list.
      .replace(/(?<=\p{Ll})[/.]\d$/u, '')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .replace(/\b([A-Za-z]{2})(\d)\b/g, '$1 $2')
  )
}

/** Without case, accents, punctuation and brackets. */
export function normalise(heading: string): string {
  return (
    plain(apart(heading.slice(0, longestValue)))
      // 'Inward issue link (Blocks)': the brackets say which link it is.
      .replace(/ issue link \((?!blocks)[^)]*(?:\)|$)/g, ' other link')
      .replace(
        /^(?:custom field|benutzerdefiniertes feld|champ personnalise|campo personalizado) \((.*)\)$/,
        '$1',
      )
      // An unclosed bracket reaches to the end. Matching it here keeps the search linear.
      .replace(/\([^)]*(?:\)|$)|\[[^\]]*(?:\]|$)/g, ' ')
      .replace(/[^\p{L}\p{N}#%]+|^σ /gu, ' ')
      .replace(/\b(?:strt|dt|tm|deb)\b/g, (word) => short[word]!)
      // As one word, since a 'dry' alone is no rehearsal: a dock may be dry, too.
      .replace(/\bdry run/g, 'dryrun')
      .trim()
      // 'Start UTC', 'Finish CET time'
      .replace(/(?<=\w) (?:utc|gmt|bst|ces?t|mez|local)(?: time)?$/, '')
  )
}

function wordsOf(lines: string): ReadonlySet<string> {
  return new Set(lines.trim().split(/\s+/))
}

/** Headings of actual and derived values, which a single word must not give a role. */
const records = wordsOf(`
  actual alteracao atualizacao baseline calculated closed complete completed created deadline entry float modificacion modified notes comment comments p50 p80
  erstellt aktualisiert cree creado creada actualizado actualizada criado criada atualizado atualizada
  revised resolved slack status timestamp spent type updated used variance version viewed
  rto rpo rta mtd mtpd dima pdma
  old alt ancien gastas gastadas gastos reais reales
  remark remarks bemerkung bemerkungen anmerkung anmerkungen notiz notizen remarque remarques commentaire commentaires
  observacion observaciones observacao observacoes notas nota obs comentario comentarios
`)

/** Headings of things and kinds, whose values repeat as names of people do. */
const things = wordsOf(`
  system systems server host hostname environment env site location room floor building place where zone region
  country city device asset equipment kit tool tools software application app apps component product vendor platform
  database db schema table file interface channel medium method mode priority prio severity risk impact
  complexity category class kind type phase stage module modules modul result outcome evidence proof document link url source cost costs
  budget currency color colour flag tag label tags critical weather
  umgebung standort ort raum gebaude gerat gerate anlage werkzeug anwendung verfahren mittel kanal prioritat risiko
  kategorie art ergebnis nachweis quelle ziel kosten halle stockwerk maschine
  systeme serveur environnement lieu salle batiment appareil outil application composant canal moyen priorite risque
  categorie genre resultat preuve lien cible cout machine etage
  sistema servidor entorno ambiente sitio lugar sala edificio equipamiento herramienta aplicacion canal medio prioridad
  riesgo categoria tipo resultado prueba enlace origen destino costo coste maquina planta
  local predio ferramenta aplicacao meio prioridade risco prova link custo andar
`)

/** Words in front that change nothing: 'Planned start' is a start. */
const planned = wordsOf(`
  plan
  planned
  local
  scheduled
  soll
  geplant
  geplante
  geplanter
  new
  neu
  nouveau
  nuevo
  novo
  prevu
  prevue
  prevus
  prevues
  previstos
  previstas
  previsto
  prevista
  planifie
  planifiee
  planificado
  planificada
  planejado
  planejada
`)

/** 'Forecast start' is a start where there is no planned one. */
const foreseen = wordsOf(`
  estimated
  est
  target
  expected
  forecast
  current
  revised
  utc
`)

/** Words before or behind a start or a finish that was measured: 'Act End', 'Start (actual)', 'Fim realizado'. */
const measured = wordsOf(`
  actual
  act
  ist
  tatsachliche
  tatsachlicher
  tatsachliches
  real
  reel
  reelle
  effectif
  effective
  efectivo
  efectiva
  ejecutado
  ejecutada
  efetivo
  efetiva
  executado
  executada
  realizado
  realizada
`)

/** 'start' of 'planned start' and of 'start plan'. */
function withoutPlanned(name: string): string {
  const words = name.split(' ')
  if (planned.has(words[0]!) || foreseen.has(words[0]!)) return words.slice(1).join(' ')
  return planned.has(words.at(-1)!) ? words.slice(0, -1).join(' ') : name
}

/** The role of a start or a finish that was measured; null for every other heading. */
function measuredRole(heading: string): Role | null {
  const words = normalise(heading.replace(zoneBehind, '').replace(/[()[\]]/g, ' ')).split(/ +/)
  const place = words.findIndex((word) => measured.has(word))
  if (place < 0) return null
  const rest = words.toSpliced(place, 1).join(' ')
  // 'Actual time' may be how long.
  if (/^(?:time|zeit|temps|tiempo|tempo)$/.test(rest)) return null
  const roles = (known.whole.get(rest) ?? []).map(({ role }) => role)
  if (roles.includes('start')) return 'actualStart'
  return roles.includes('finish') ? 'actualFinish' : null
}

/** Rehearsals are told by one word even beside 'actual': 'DR 1 actual', 'Mock 2 (min)'. */
const alwaysTold: Role = 'rehearsal'

const ofTimes: readonly Role[] = [
  'start',
  'startDay',
  'actualStart',
  'finish',
  'finishDay',
  'actualFinish',
]

/** Whether a column has the names of one depth, as 'Title 1' and 'Title 2' of Azure DevOps do. */
export function isLevel(name: string): boolean {
  return /^(?:title|task|task name|level) \d$/.test(name)
}

/** What only a plan has. */
export const ofPlans: readonly Role[] = [
  ...ofTimes,
  'duration',
  'elapsed',
  'after',
  'before',
  'notBefore',
]

/** What a heading without its words and numbers of a rehearsal tells: 'Mock 2 start' is a start. */
function exactOfRest(name: string): readonly Role[] {
  const rest = name
    .split(' ')
    .filter((word) => !/^\d+$/.test(word) && !known.words.get(word)?.includes(alwaysTold))
    .join(' ')
  return (known.whole.get(rest) ?? []).map(({ role }) => role)
}

/** What a task has. */
const ofTask: readonly Role[] = ['owner', 'duration', 'start', 'finish', 'after', 'before', 'state']

/** What the words of a heading tell: 'Activity lead' is who, 'Step duration' how long, and neither is the task. */
function rolesOfWords(name: string): readonly Role[] {
  const words = name.split(' ')
  // 'No' at the beginning of a long heading is no number.
  const told = words
    .flatMap((word) => known.words.get(word) ?? known.words.get(withoutUmlauts(word)) ?? [])
    .filter((role) => role !== 'id' || words.length < 4)
  // 'Looked after by' is who, or when.
  if (name.endsWith(' by') && told.length === 0)
    return name.startsWith('must ') ? ['deadline'] : ['owner', 'finish']
  // Who lets a task begin doesn't do it.
  if (/^who (?:says|signs|approves|decides|authori[sz]es)\b/.test(name)) return []
  // 'Backup person' is who if somebody is ill.
  if (
    /\b(?:backup|deputy|alternate|reserve|vertret|ersatz|suppleant|suplente|substitut)/.test(name)
  )
    return []
  // 'Zuständig Team', beside 'Zuständig Name', is the team of those who do it.
  if (told.includes('owner') && / (?:team|equipe|equipo|gruppe)$/.test(name)) return ['team']
  return told.some((role) => ofTask.includes(role)) ? told.filter((role) => role !== 'task') : told
}

/** 'zustandig' of 'zustaendig', as old programs write 'zuständig'. */
function withoutUmlauts(name: string): string {
  return name.replace(/([aou])e/g, '$1')
}

function rolesOfWhole(spelling: string): readonly Known[] {
  return known.whole.get(spelling) ?? known.whole.get(withoutUmlauts(spelling)) ?? []
}

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
function rolesOfMistyped(name: string): readonly Known[] {
  for (const { 0: word, index } of name.matchAll(longWord)) {
    const [before, after] = [name.slice(0, index), name.slice(index + word.length)]
    const meant = longWords.get(`${before}*${after}`)?.find((each) => isOneSlip(word, each))
    if (meant !== undefined) return known.whole.get(`${before}${meant}${after}`)!
  }
  return []
}

/** Whether a heading is only 'Horas' or 'Heures': times of day, or how many hours. */
export function areHours(name: string): boolean {
  return /^(?:horas|heures|stunden)$/.test(name)
}

/** Whether a heading says how much work it is, in hours of people: 'Work', 'Arbeit (h)'. */
export function isWork(name: string): boolean {
  return /^(?:effort|work|aufwand|arbeit|travail|charge|esfuerzo|esforco|trabajo|trabalho)\b/.test(
    name,
  )
}

/** 'Estado de tarea', 'statut tâche': what such a column says of a task stands in front. */
const behindHead = new RegExp(
  `^(.+?)(?: (?:de|da|do|du|des)(?: la| las| les)?)? ${anyOf(taskWords)}$`,
)

/** The heading without 'de tarea' behind it, unless what stands in front names the task. */
function headOf(name: string): string | null {
  const [, head = ''] = behindHead.exec(name) ?? []
  const isNamed = rolesOfWhole(head).some(({ role }) => role === 'task')
  const isTold = rolesOfWhole(head).length > 0 || isRecord(head) || isOfThing(head)
  return isTold && !isNamed ? head : null
}

/** 'workItem.assignedTo.fullName', as programs flatten JSON: the last part that is known. */
function partOfPath(heading: string): string | null {
  const isPath = /^\p{L}\w+(?:\.\p{L}\w+)+$/u.test(heading)
  // 'von/bis' is none.
  const hasSlashes = /^\p{Ll}\w+(?:\/\p{Ll}\w+)+$/u.test(heading) && /\p{Ll}\p{Lu}/u.test(heading)
  if (!isPath && !hasSlashes) return null
  const parts = heading.split(/[./]/).toReversed()
  return parts.find((part) => !/^(?:full|display)?name$/i.test(part) && isKnown(part)) ?? parts[0]!
}

/** Reading asks for the roles of the same few headings again and again. */
const remembered = new Map<string, readonly Likely[]>()
const mostRemembered = 2000

/** The roles that a heading may have. */
export function rolesOf(heading: string): readonly Likely[] {
  const roles = remembered.get(heading) ?? findRoles(heading)
  if (remembered.size >= mostRemembered) remembered.clear()
  if (heading.length <= longestValue) remembered.set(heading, roles)
  return roles
}

/** The one role that a heading's form tells, whatever its words; null if it tells none. */
function roleOfForm(heading: string, name: string): Role | null {
  // 'T+ to' beside 'T+ from'
  if (
    /^\s*[th]0?\s*\+\s*(?:to|until|end|finish|bis|ende|fin|fim|hasta|ate|jusqu)\b/i.test(
      plain(heading),
    )
  )
    return 'finish'
  // 'T+ (min)': what is left of it without its sign could be anything.
  if (/^\s*[th]0?\s*\+(?!\s*\d)|(?:^|[\s/(])t-?0\b/i.test(heading)) return 'start'
  if (isLevel(name)) return 'task'
  // 'Quando (término)': the brackets say which.
  const [, inner = ''] = /\(([^()]{3,20})\)\s*$/.exec(heading) ?? []
  const within = rolesOfWhole(normalise(inner)).find(({ role }) => ofTimes.includes(role))
  if (within && rolesOfWhole(name).length > 0) return within.role
  // 'Estimate O/M/P'
  if (/\b[oab] ?[/|-] ?ml? ?[/|-] ?[pbw]c?\b/i.test(heading)) return 'duration'
  const actual = measuredRole(heading)
  if (actual) return actual
  // 'Time (mins)' is how long, 'Time' is when.
  const isTime =
    /^(est|plan|planned|(est(imated)? |planned )?(time|takes|zeit|temps|tiempo|tempo))$/.test(name)
  return isTime && unitOf(heading) ? 'duration' : null
}

/** What roles score that a line of `headings.ts`, a line of its days, or a word tells. Rehearsals are words. */
const scores = { line: 3, day: 2, rehearsal: 1.5, word: 1 }

/** So many lines above a heading, or letters of a heading that only has a word, take one off its score. */
const perPoint = { lines: 250, letters: 100 }

/** A forecast or UTC column gives way to the planned or local one, but not to one that is more than five lines below. */
const lessForeseen = 5 / perPoint.lines

/** How certain a heading is of a forecast. */
const lessSure: Partial<Record<Certainty, Certainty>> = { sure: 'clear', clear: 'known' }

/** The role of a whole heading. */
function likelyOfLine({ role, line, certainty }: Known, isForeseen: boolean): Likely {
  const score = scores[isOfDay(role) ? 'day' : 'line'] - line / perPoint.lines
  return isForeseen
    ? { role, certainty: lessSure[certainty] ?? certainty, score: score - lessForeseen }
    : { role, certainty, score }
}

/** A heading of this many letters may only mention a rehearsal. */
const longRehearsal = 30

/** What has this many letters is a sentence, such as a note beside the plan. */
const sentence = 50

/** The role that a word of a heading tells. */
function likelyOfWord(role: Role, { length }: string): Likely {
  if (role === alwaysTold)
    return {
      role,
      certainty: length < longRehearsal ? 'likely' : 'word',
      score: scores.rehearsal - length / perPoint.letters,
    }
  return {
    role,
    certainty: length < sentence ? 'word' : 'hint',
    score: scores.word - length / perPoint.letters,
  }
}

function findRoles(heading: string): readonly Likely[] {
  const name = heading.length > longestValue ? '' : normalise(heading)
  if (name === '' || name.length > 60) return []
  const inner = partOfPath(heading.trim()) ?? headOf(name)
  if (inner !== null) return rolesOf(inner)
  // How late a task may start is no start of its own.
  if (/^(late(st)? start|spatester? (anfang|start|beginn)|debut au plus tard)$/.test(name))
    return []
  const ofForm = roleOfForm(heading, name)
  if (ofForm !== null) return [{ role: ofForm, certainty: 'sure', score: scores.line }]
  // 'Hora' is when, 'Horas' how long, or when.
  if (areHours(name))
    return [
      { role: 'duration', certainty: 'sure', score: scores.line },
      { role: 'start', certainty: 'known', score: 2.9 },
    ]
  const isMeasured = unitOf(heading) !== null
  // A plural means the same as its singular, but 'Tills' are no 'till'.
  const exact = [name, withoutPlanned(name), name.replace(/(?<!^till)s$/, '')].flatMap(rolesOfWhole)
  // 'Best case hours': the unit behind a heading.
  const [, rest = '', last = ''] = /^(.+) (\p{L}+)$/u.exec(name) ?? []
  if (unitOf(last) !== null)
    exact.push(
      ...rolesOfWhole(rest).map((each) =>
        // 'Task mins' are how long.
        each.role === 'task' ? { ...each, role: 'duration' as const } : each,
      ),
    )
  if (exact.length === 0 && rolesOfWords(name).length === 0) exact.push(...rolesOfMistyped(name))
  // 'Step no' beside 'Step' is its number, and no task.
  const isNumber = name.includes(' ') && exact.some(({ role }) => role === 'id')
  const told = rolesOfWords(name).filter((role) => !(isNumber && role === 'task'))
  // When a rehearsal began or ended isn't when the plan does.
  if (told.includes(alwaysTold) && exactOfRest(name).some((role) => ofTimes.includes(role)))
    return []
  const isOfRecord = isRecord(heading)
  const isForeseen = foreseen.has(name.split(' ')[0]!)
  const likely = [
    ...exact.map((each) => likelyOfLine(each, isForeseen)),
    ...told
      .filter((role) => role === alwaysTold || !isOfRecord)
      .map((role) => likelyOfWord(role, name)),
  ]
  // 'Number of days' numbers no tasks.
  return isMeasured ? likely.filter(({ role }) => role !== 'id') : likely
}

/** Whether a heading is known word for word. */
export function isKnown(heading: string): boolean {
  return rolesOf(heading).some(({ certainty }) => isAtLeast(certainty, 'likely'))
}

/** A word alone tells this much, in a heading of one letter. */
const mostOfWord = 0.99

/** Two headings tell about as much if their scores differ by less: known ones within a dozen lines of `headings.ts`. */
const aboutAsMuch = 0.05

function bestScore(heading: string): number {
  return Math.max(0, ...rolesOf(heading).map(({ score }) => score))
}

/** Whether a heading, as 'Planned Start' of two rows, is known and tells about as much as another, its lower row alone. */
export function tellsAsMuch(heading: string, other: string): boolean {
  return bestScore(heading) > Math.max(mostOfWord, bestScore(other)) - aboutAsMuch
}

/** Whether a heading is of a column that is no part of the plan, such as 'Created' or 'Notes'. */
export function isRecord(heading: string): boolean {
  return normalise(heading)
    .split(' ')
    .some((word) => records.has(word))
}

/** Headings of lists of people, devices, goods and rules. */
const ofLists = wordsOf(`
  budget phone telephone tel mobile email mail extension ext pager bleep address postcode url hostname host ip mac port proto
  protocol src dst subnet vlan rack serial warranty make model sku stock qty qtd qtde cant quantity many amount price cost net gross
  vat supplier product balance
  telefon handy durchwahl adresse anschrift menge anzahl bestand preis lieferant artikel produkt seriennummer garantie
  telephone portable courriel poste adresse quantite prix fournisseur produit article stock serie
  telefono movil correo busca direccion cantidad precio proveedor producto existencias saldo
  telefone celular ramal endereco quantidade preco fornecedor produto estoque
`)

/** Whether a heading says that tasks stand below it. */
export function tellsTask(heading: string): boolean {
  return heading === '' || rolesOf(heading).some(({ role }) => role === 'task' || role === 'id')
}

/** Whether headings are of a list of contacts, goods or devices, and none says when, how long or after what. */
export function areOfList(texts: readonly string[]): boolean {
  const names = texts.map(normalise)
  const told = texts.flatMap((heading) =>
    rolesOf(heading).filter(({ certainty }) => isAtLeast(certainty, 'known')),
  )
  const isTimed = told.some(({ role }) => ofPlans.includes(role))
  const isAddressed = names.includes('name') && names.some((name) => /\bmail$/.test(name))
  const isNamed =
    !isAddressed &&
    told.some(({ role, certainty }) => role === 'task' && isAtLeast(certainty, 'clear'))
  const isCounted = names.some((name) =>
    /^(?:how many|qty|quantity|menge|anzahl|cantidad|quantidade|quantite)$/.test(name),
  )
  const hits = names.filter((name) => name.split(' ').some((word) => ofLists.has(word))).length
  return !isTimed && (hits >= (isNamed ? 3 : 2) || (isCounted && !isNamed))
}

/** Whether a heading is of a thing or a kind, such as 'Server' or 'Priority'. */
export function isOfThing(heading: string): boolean {
  return normalise(heading)
    .split(' ')
    .some((word) => things.has(word) || things.has(withoutUmlauts(word)))
}

const units: readonly (readonly [RegExp, Unit])[] = [
  [/\b(secs?|seconds|sekunden|secondes|segundos)\b/, 'seconds'],
  [/\b(mins?|mn|minutes?|minuten|minutos?)\b/, 'minutes'],
  [/\b(hrs?|hours?|stunden|std|heures?|horas?)\b/, 'hours'],
  [/\b(days?|tagen?|tage|jours?|dias?|arbeitstage|pt)\b/, 'days'],
  [/\b(wks?|weeks?|wochen?|semaines?|semanas?)\b/, 'weeks'],
]

/** A unit's letter stands in brackets or at the end: 'Duration (h)', 'Durée (j)', 'Est. d', but not 'S.No'. */
const letters: Readonly<Record<string, Unit>> = {
  s: 'seconds',
  m: 'minutes',
  h: 'hours',
  d: 'days',
  j: 'days',
  t: 'days',
  w: 'weeks',
}

/** The unit that a heading names, as in 'Duration (min)' or 'Est. Days'; null if it names none. */
export function unitOf(heading: string): Unit | null {
  const text = plain(apart(heading))
  // Jira exports its estimates in seconds (“Export issues”, support.atlassian.com).
  if (/\b(original|remaining) estimate$/.test(text)) return 'seconds'
  // 'hh:mm' is a format, not the unit of a plain number.
  if (/\bh\w*:m/.test(text)) return null
  const [, bracketed = '', last = ''] =
    /[([]([smhdjtw])[)\]]|(?:^|[\s./])([smhdw])\.?$/.exec(text) ?? []
  return letters[bracketed || last] ?? units.find(([names]) => names.test(text))?.[1] ?? null
}

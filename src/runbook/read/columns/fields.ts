/**
 * `means`: as a sentence says it. `names`: headings in English, German, French and Spanish, without
 * accents, punctuation and 'planned' in front, the clearer ones first; from Microsoft Project's fields
 * ("Available fields reference", support.microsoft.com) and from exports of other planners. `hint`: words
 * inside a longer heading. `reads`: what the cells are, if not texts.
 */
type ColumnKind = {
  readonly means: string
  readonly names: string
  readonly hint?: RegExp
  readonly reads?: 'moment' | 'length' | 'links'
}

function tableOf<const Name extends string>(kinds: Readonly<Record<Name, ColumnKind>>) {
  return kinds
}

export const columnKinds = tableOf({
  id: {
    means: 'the task’s number',
    names: `
      id | ref | reference | no | nr | num | number | # | seq | sequence | task id | task no |
      task number | task ref | task # | step | step id | step no | step number | step # | item |
      item no | activity id | issue key | key | line | row | uid | unique id | order |
      lfd nr | vorgangsnummer | schritt nr | kennung | nummer | einmalige nr |
      n | n tache | numero | etape no | etape | schritt | paso | identifiant | reperes | repere | no de tache |
      identificador | numero de tarea | n tarea | paso no | no tarea | codigo
    `,
    hint: /\b(id|ref|no|number|nummer|numero)\b|#/,
  },
  task: {
    means: 'the task',
    names: `
      task | tasks | task name | task description | task title | activity | activities |
      activity name | activity description | action | actions | short description | summary | name |
      title | description | step description | step name | instruction | instructions | what | to do |
      vorgangsname | vorgang | aufgabe | aufgaben | aufgabenname | tatigkeit | tatigkeiten |
      bezeichnung | beschreibung | schritt | massnahme | titel | was |
      nom de la tache | tache | taches | activite | activites | intitule | libelle | etape | nom | titre |
      nombre de tarea | tarea | tareas | nombre de la tarea | actividad | actividades | nombre |
      descripcion | accion | paso | titulo
    `,
    hint: /\b(task|activity|action|description|step|aufgabe|vorgang|tache|tarea|actividad)\b/,
  },
  owner: {
    means: 'the owner',
    names: `
      owner | task owner | owners | responsible | responsible team | responsible party |
      responsible person | resp | user | users | by whom | action by | actioned by | implementer | assignee | assigned to | assigned | person | who | resource | resources |
      resource name | resource names | done by | performed by | executed by | lead | people |
      verantwortlich | verantwortlicher | zustandiger | verantwortliche | zustandig | zustandigkeit | wer |
      bearbeiter | ressourcennamen | ressource | ressourcen | durchgefuhrt von | zugewiesen an |
      responsable | responsables | qui | affecte a | assigne a | noms ressources | acteur | porteur |
      nom des ressources | attribue a | executant |
      nombres de los recursos | nombres de recursos | recurso | recursos | asignado a | quien | encargado | propietario
    `,
    hint: /\b(owner|responsib\w*|assign\w*|team|resource|verantwort\w*|responsable)\b/,
  },
  duration: {
    means: 'the duration',
    reads: 'length',
    names: `
      duration | original duration | dur | mins | min | minutes | hours | hrs | estimated time | estimate |
      est time | length | expected duration | most likely | likely | most likely duration | probable | plus probable | mas probable | wahrscheinlich | time taken |
      elapsed | elapsed time | original estimate | time needed | time estimate | effort | how long | takes | run time |
      runtime | time required | expected time | time to complete | time allowed | allotted time | expected mins |
      dauer | geplante dauer | minuten | stunden | dauer in minuten | zeitbedarf | geschatzte dauer |
      aufwand | duree | duree estimee | duree prevue | heures | temps | temps estime | charge |
      duracion | duracion estimada | duracion prevista | minutos | horas | tiempo | tiempo estimado
    `,
    hint: /\b(durat\w*|dur|mins?|minutes|hrs|hours|dauer|duree|duracion)\b/,
  },
  unit: {
    means: 'the unit of the duration',
    names:
      'unit | units | uom | duration unit | time unit | einheit | zeiteinheit | unite | unidad',
  },
  start: {
    means: 'the start',
    reads: 'moment',
    names: `
      start | start time | start date | begin | utc | gmt | bst | cet | cest | mez | start date time |
      start at | starts | start planned | from | timeline start | baseline start | time | when | date |
      offset | t offset |
      anfang | beginn | startzeit | startdatum | geplanter start | geplanter anfang | geplanter beginn |
      uhrzeit | zeit | von | datum |
      debut | heure de debut | date de debut | debut prevu | demarrage | heure | quand | de |
      comienzo | inicio | hora de inicio | fecha de inicio | inicio previsto | comienzo previsto |
      hora | fecha | desde
    `,
    hint: /\b(starts?|beginn|debut|inicio|comienzo)\b/,
  },
  finish: {
    means: 'the finish',
    reads: 'moment',
    names: `
      finish | end | finish time | end time | finish date | end date | timeline end | due date | due |
      until | ends | to | stop | stop time |
      ende | endzeit | enddatum | geplantes ende | bis | fertig | fallig | falligkeitsdatum |
      fin | heure de fin | date de fin | fin prevue | echeance | date d echeance | a |
      hora de fin | fecha de fin | fin previsto | final | vencimiento | fecha de vencimiento | hasta
    `,
    hint: /\b(finish|end|ende|fin)\b/,
  },
  after: {
    means: 'what a task waits for',
    reads: 'links',
    names: `
      predecessors | predecessor | preds | pred | depends on | dependency | dependencies |
      dependent on | depends | deps | dep | after | waits for | prerequisite | prerequisites |
      pre req | pre reqs | prereq | prereqs | pre requisite | pre requisites | preceded by | blocked by |
      is blocked by | predecessor id | predecessor ids | predecessor task | unique id predecessors |
      follows | inward issue link | linked issues | preceding | preceding task | preceding tasks |
      preceding step | previous task | previous step | prior task | waits on | wait for | must follow |
      start after | starts after | runs after | dependant on | dependancy | dependancies |
      prerequisite task | prerequisite tasks | predecessor tasks | predecessor details | pred details |
      vorganger | abhangig von | abhangigkeit | abhangigkeiten | nach | voraussetzung |
      voraussetzungen | wartet auf | vorbedingung |
      predecesseurs | predecesseur | depend de | dependance | dependances | apres | prerequis |
      antecedents | attend |
      predecesoras | predecesora | predecesores | depende de | dependencia | dependencias | despues de |
      requisito previo | requisitos previos | espera a
    `,
    hint: /\b(predecess\w*|preceding|depend\w*|prerequisites?|preds?|pre ?reqs?\w*|waits?|vorganger|abhang\w*|predeces\w*)\b/,
  },
  team: {
    means: 'the team, where no person is named',
    names: `
      team | teams | owning team | owner team | assignment group | support team | resource group |
      department | team name | abteilung | mannschaft | equipe | service | equipo | departamento
    `,
  },
  day: {
    means: 'the day of the start',
    reads: 'moment',
    names: `
      date | start date | day | datum | startdatum | tag | date de debut | jour | fecha | fecha de inicio | dia
    `,
  },
  finishDay: {
    means: 'the day of the finish',
    reads: 'moment',
    names: `
      end date | finish date | end day | finish day | due date | enddatum | endtag | date de fin |
      fecha de fin
    `,
  },
  before: {
    means: 'what waits for the task',
    reads: 'links',
    names: `
      successors | successor | succ | succs | succeeded by | followed by | blocks | blocking | precedes | unlocks |
      unique id successors | next | next task | next step | next steps | then | outward issue link |
      nachfolger | blockiert | successeurs | successeur | bloque | sucesoras | sucesora | sucesores |
      bloquea
    `,
    hint: /\b(success?o\w*|nachfolger|successeurs?|sucesor\w*)\b/,
  },
  level: {
    means: 'the outline level',
    names: `
      outline level | level | indent | hierarchy level | gliederungsebene | ebene |
      niveau hierarchique | niveau | nivel de esquema | nivel
    `,
  },
  wbs: {
    means: 'the outline number',
    names: `
      wbs | wbs code | outline number | outline no | psp code | psp | gliederungsnummer |
      code wbs | organigramme | edt | numero de esquema | n hierarchique | numero hierarchique
    `,
  },
  group: {
    means: 'the group',
    names: `
      phase | phases | section | stage | bucket name | bucket | group name | workstream | work stream |
      stream | category | swimlane | lane | block | wave | group | section column | abschnitt |
      arbeitspaket | bereich | gruppe | groupe | grupo |
      section phase | lot | etape phase | fase | fases | seccion | bloque de trabajo
    `,
  },
  parent: {
    means: 'the parent',
    names: `
      parent summary | parent key | parent | parent id | parent task | epic link | epic name | epic |
      change request | ubergeordnet | sammelvorgang | tache parente | tarea principal
    `,
  },
  hidden: {
    means: 'a number used only inside the program',
    names: 'issue id',
  },
  active: {
    means: 'whether the task is active',
    names: `
      active | aktiv | actif | activo | activa | in scope | enabled
    `,
  },
  cue: {
    means: 'the earliest start',
    reads: 'moment',
    names: `
      cue | not before | no earlier than | earliest start | start no earlier than | fixed time |
      fixed start | constraint date | nicht vor | fruhestens | fruhester start | einschranktermin |
      einschrankungstermin | pas avant | au plus tot | date de contrainte | date contrainte |
      no antes de | lo antes posible | fecha de delimitacion
    `,
  },
  shortest: {
    means: 'the best case',
    reads: 'length',
    names: `
      optimistic | optimistic duration | best case | best | shortest | minimum | min duration | low |
      optimistisch | optimistische dauer | bester fall | optimiste | duree optimiste | optimista |
      duracion optimista
    `,
  },
  longest: {
    means: 'the worst case',
    reads: 'length',
    names: `
      pessimistic | pessimistic duration | worst case | worst | longest | maximum | max duration | high |
      pessimistisch | pessimistische dauer | schlimmster fall | pessimiste | duree pessimiste |
      pesimista | duracion pesimista
    `,
  },
  actual: {
    means: 'the actual duration',
    reads: 'length',
    names: `
      actual duration | actual mins | actual minutes | actual | actual time | took | time spent | rehearsal 1 |
      rehearsal 1 actual | actual 1 | dry run | dry run 1 | first rehearsal | rehearsal actual | rehearsed duration | rehearsal |
      tatsachliche dauer | aktuelle dauer | ist dauer | duree reelle | duracion real
    `,
  },
  laterActual: {
    means: 'the actual duration in a later rehearsal, which is used',
    reads: 'length',
    names: `
      rehearsal 2 | rehearsal 2 actual | dry run 2 | actual rehearsal 2 | second rehearsal | dress rehearsal |
      dress rehearsal actual | actual 2 | actual 2 mins | actual duration 2 | second actual
    `,
  },
  state: {
    means: 'the status',
    names: `
      state | status | task status | task state | zustand | etat | statut | estado
    `,
  },
  zone: {
    means: 'the time zone',
    names: `
      time zone | timezone | tz | zeitzone | fuseau horaire | zona horaria | huso horario
    `,
  },
  actualStart: {
    means: 'the actual start',
    reads: 'moment',
    names: `
      actual start | actual start time | actual start date | act start | started | started at | time started | tatsachlicher anfang | aktueller anfang |
      debut reel | comienzo real
    `,
  },
  actualFinish: {
    means: 'the actual finish',
    reads: 'moment',
    names: `
      actual finish | actual end | act finish | finished | finished at | completed at | time finished | actual end time | actual end date | actual finish time |
      tatsachliches ende | aktuelles ende | fin reelle | fin real
    `,
  },
  deadline: {
    means: 'the deadline',
    reads: 'moment',
    names: `
      deadline | must finish by | must end by | finish by | latest finish | no later than | stichtag |
      date limite | fecha limite
    `,
  },
  risks: {
    means: 'a risk, such as “Restore fails, 10%, +90 min”',
    names: 'risks',
  },
  conditions: {
    means: 'the criteria for a decision',
    names: `
      conditions | go no go criteria | criteria | entry criteria | exit criteria | success criteria |
      acceptance criteria | kriterien | bedingungen | criteres | conditions de passage | criterios |
      condiciones
    `,
  },
  decidedBy: {
    means: 'who decides',
    names: `
      decided by | decision by | decision maker | decision owner | approved by | approver |
      authorised by | entschieden von | entscheider | freigabe durch | decide par | decideur |
      approuve par | decidido por | decide | aprobado por
    `,
  },
  undoes: {
    means: 'what a backout task undoes',
    reads: 'links',
    names: `
      undoes | reverses | reverts | rolls back | backs out | takes back | undo of | rollback of |
      backout of | macht ruckgangig | nimmt zuruck | annule | revient sur | deshace | revierte
    `,
  },
})

export type Field = keyof typeof columnKinds

export const fields = Object.keys(columnKinds) as readonly Field[]

export function fieldsThat(read: ColumnKind['reads']): readonly Field[] {
  return fields.filter((field) => columnKinds[field].reads === read)
}

/** The unit of a plain number. 'auto': minutes, or days below 1. 'hhmm': 0130 is 90 minutes. */
export type Unit = 'auto' | 'seconds' | 'minutes' | 'hours' | 'days' | 'hhmm'

/** Zero-based; null where the sheet has none. */
export type Columns = Readonly<Record<Field, number | null>>

export const noColumns = Object.fromEntries(fields.map((field) => [field, null])) as Columns

export const noHeadings = -1

export type Mapping = {
  readonly headerRow: number
  readonly columns: Columns
  readonly unit: Unit
}

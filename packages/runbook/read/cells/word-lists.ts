import { plain } from '../../words/plain.ts'
import { isOneOf, listed, mentions } from '../../words/word-list.ts'

/** Words behind a status that begin its reason or its day: 'Deferred to wave 2', 'storniert am 12.05.' */
export const reasonWords = listed(`
  to
  by
  this
  for
  from
  on
  in
  at
  am
  vom
  seit
  wegen
  durch
  le
  par
  pour
  el
  por
  em
  na
  no
`)

/** Words for a task behind the name of what a column says of it: 'Estado de tarea', 'statut étape'. */
export const taskWords = listed(`
  tarea
  tareas
  tache
  taches
  tarefa
  tarefas
  actividad
  actividades
  activite
  activites
  atividade
  atividades
  paso
  pasos
  passo
  passos
  etape
  etapes
`)

/** Words in front of a time that change nothing, with their accents: 'from 20:00', 'ab 20 Uhr', 'das 22h'. */
export const fromWords = listed(`
  from
  on
  about
  around
  approx
  approximately
  c
  ca
  circa
  not before
  no earlier than
  not earlier than
  earliest
  ab
  am
  den
  nicht vor
  fruhestens
  frühestens
  gegen
  etwa
  morgens
  vormittags
  mittags
  nachmittags
  abends
  nachts
  von
  vers
  le
  el
  em
  des
  dès
  environ
  env
  pas avant
  au plus tot
  au plus tôt
  no antes de
  no antes de las
  nao antes das
  não antes das
  a partir da
  a partir das
  a partir de
  a partir des
  a partir do
  a partir dos
  a partir de la
  a partir de las
  à partir de
  à partir des
  das
  de
  de la
  de las
  desde
  desde la
  desde las
`)

/** Words between a lag and the task that it follows. */
export const afterWords = listed(`
  after
  segue
  suit
  nachfolger von
  posterior a
  nach
  apres
  après
  tras
  despues de
  después de
  despues de la
  después de la
  depois da
  depois do
  depois de
  apos
  após
`)

/** Words before a task and what it has to do: 'once 3 is done'. */
export const whenWords = listed(`
  as soon as
  once
  when
  sobald
  wenn
  des que
  dès que
  quand
  lorsque
  cuando
  en cuanto
  quando
  assim que
`)

/** What a task is when others may start. */
export const doneWords = listed(`
  first
  complete
  completed
  done
  finished
  end
  ends
  over
  ok
  fertig
  ist fertig
  fertig ist
  erledigt
  fini
  finie
  finis
  finies
  termine
  terminé
  terminée
  terminés
  terminées
  terminado
  terminada
  terminados
  terminadas
  listo
  lista
  listos
  listas
  concluido
  concluído
  concluida
  concluída
  concluidos
  concluídos
  concluidas
  concluídas
  terminar
  acabar
  acabe
`)

/** Words in front of a number that begin a part of a plan: 'Phase 1 - Prepare'. */
export const partWords = listed(`
  phase
  stage
  part
  day
  etappe
  tag
  etape
  étape
  jour
  fase
  etapa
  dia
  día
`)

/** Statuses of rows that the file itself leaves out. */
export const isLeftOut = isOneOf(
  listed(`
    cancelled
    canceled
    cancel
    descoped
    de-scoped
    removed
    removed from scope
    withdrawn
    dropped
    obsolete
    superseded
    rejected
    void
    skipped
    skip
    deferred
    postponed
    verschoben
    reporte
    reportee
    aplazado
    aplazada
    adiado
    adiada
    not applicable
    not required
    not needed
    n/a
    na
    n.a
    out of scope
    out-of-scope
    won't do
    wont do
    won't fix
    deleted
    closed cancelled
    closed skipped
    entfallt
    entfallen
    abgebrochen
    abgesagt
    storniert
    gestrichen
    nicht erforderlich
    nicht notwendig
    nicht zutreffend
    nicht relevant
    annule
    annulee
    abandonne
    abandonnee
    supprime
    supprimee
    hors perimetre
    non applicable
    sans objet
    cancelado
    cancelada
    anulado
    anulada
    descartado
    descartada
    retirado
    retirada
    no aplica
    no procede
    fuera de alcance
    nao se aplica
    nao aplicavel
    fora de escopo
    fora do escopo
    suspenso definitivamente
    removido
    removida
  `),
)

/** Answers under 'Active' or 'In scope?'. */
export const isNo = isOneOf(
  listed(`
    no
    n
    false
    f
    falsch
    faux
    falso
    0
    nein
    non
    nao
    inactive
    inaktiv
    inactif
    inactivo
    inativo
    out
    out of scope
    disabled
  `),
)

export const isDone = isOneOf(
  listed(`
    x
    ✓
    ✔
    ☑
    ✅
    complete
    completed
    done
    finished
    closed
    closed complete
    closed successful
    resolved
    ok
    yes
    y
    true
    100%
    erledigt
    abgeschlossen
    fertig
    beendet
    ja
    termine
    terminee
    fini
    finie
    fait
    faite
    acheve
    oui
    hecho
    hecha
    completado
    completada
    terminado
    terminada
    finalizado
    finalizada
    si
    concluido
    concluida
    feito
    feita
    sim
  `),
)

/** States of tasks that are still to do. */
export const isOpenState = isOneOf(
  listed(`
    ☐
    ⬜
    to do
    todo
    open
    pending
    planned
    scheduled
    ready
    not started
    not yet
    waiting
    on hold
    blocked
    started
    running
    ongoing
    under way
    wip
    in progress
    in hand
    offen
    geplant
    in arbeit
    lauft
    wartet
    a faire
    en cours
    en attente
    prevu
    pas commence
    pendiente
    en curso
    en proceso
    en marcha
    planificado
    por hacer
    pendente
    em andamento
    em curso
    a fazer
    planejado
    previsto
    nao iniciado
  `),
)

/** Answers, levels and places, which name nobody. */
const isAnswer = isOneOf(
  listed(`
    maybe
    high
    medium
    med
    low
    critical
    major
    minor
    hoch
    mittel
    niedrig
    haut
    moyen
    bas
    haute
    moyenne
    basse
    alto
    alta
    medio
    media
    baixo
    baixa
    bajo
    baja
    manual
    automatic
    auto
    scripted
    online
    offline
    remote
    onsite
    on site
    prod
    production
    test
    weekday
    go
    no go
    pass
    fail
    passed
    failed
  `),
)

/** Whether a text is an answer, a level or a state, and no name. */
export function isMark(text: string): boolean {
  return isAnswer(text) || isDone(text) || isNo(text) || isLeftOut(text) || isOpenState(text)
}

/** What a predecessor cell calls everything before it. */
export const isAll = isOneOf(
  listed(`
    all
    all above
    all of the above
    all the above
    all previous
    all prior
    all tasks
    all steps
    all previous tasks
    all previous steps
    all others
    everything
    everything above
    alle
    alle vorherigen
    tous
    toutes
    toutes les taches
    todas
    todos
    todas las tareas
    todo
    todas as tarefas
    tudo
  `),
)

export const isPrevious = isOneOf(
  listed(`
    prev
    previous
    previous task
    previous step
    previous row
    above
    prior
    prior task
    prior step
    vorheriger
    vorherige
    voriger
    vorige
    precedent
    precedente
    anterior
    la anterior
    a anterior
  `),
)

/** What people write below a cell that is the same. */
export const isDitto = isOneOf(
  listed(`
    "
    ''
    ′′
    〃
    ditto
    do
    same
    same as above
    as above
    idem
    id
    dito
    dto
    s. o
    s.o
  `),
)

/** Words in front of the task that a cell of links names. */
export const beforeLinks = [
  ...afterWords,
  ...whenWords,
  ...listed(`
    depends on
    wait for
    waits for
    immediately after
    straight after
    directly after
    right after
    on completion of
    upon completion of
    following
    task
    tasks
    step
    steps
    unmittelbar nach
    direkt nach
    schritt
    schritte
    aufgabe
    aufgaben
    tache
    taches
    tâche
    tâches
    etape
    etapes
    étape
    étapes
    tarea
    tareas
    paso
    pasos
    cuando termine
    cuando acabe
    quando terminar
    una vez
    uma vez
    apos a
    após a
    apres la
    après la
    da
    do
    el
    los
    o
    os
    den
    dem
    follows
    sucede
    blocked by
    nr
    no
  `),
]

/** Words in front of a task that starts at the same time. */
export const besideLinks = [
  ...listed(`
    same time as
    the same time as
    at same time as
    at the same time as
    in parallel with
    in parallel to
    parallel with
    parallel to
    parallel
    together with
    alongside
    with
    starts with
    concurrent with
    parallel zu
    parallel mit
    gleichzeitig mit
    zusammen mit
    zeitgleich mit
    mit
    en parallele avec
    en parallèle avec
    en même temps que
    avec
    en paralelo con
    en paralelo a
    a la vez que
    junto con
    em paralelo com
    em paralelo a
    ao mesmo tempo que
    junto com
  `),
]

const namesGate = mentions(
  listed(`
    go no go
    go or no go
    gonogo
    decision gate
    decision point
    quality gate
    point of no return
    checkpoint
    entscheidungspunkt
    punto de no retorno
    point de non retour
    ponto de nao retorno
  `),
)

/** Whether a name is of a decision: 'Go/no-go', 'Gate 2', 'Point of no return'. */
export function isGate(name: string): boolean {
  return namesGate(name) || /^gate\b|\bgate \d/i.test(name)
}

const noteBefore = listed(`
    note
    notes
    nb
    please note
    remark
    remarks
    comment
    comments
    assumption
    assumptions
    hinweis
    hinweise
    anmerkung
    anmerkungen
    bemerkung
    bemerkungen
    remarque
    remarques
    nota
    notas
    observacion
    observaciones
    observacao
    observacoes
    legend
    legende
    leyenda
    legenda
  `)

/** Titles of what stands beside or below a plan and is none. */
export const isAside = isOneOf(
  listed(`
    cover
    cover sheet
    cover page
    read me
    readme
    instructions
    change log
    lists
    legend
    key
    abbreviations
    glossary
    dictionary
    dicionario
    diccionario
    dictionnaire
    backlog
    holidays
    feriados
    feiertage
    signatures
    sign-off
    sign off
    approvals
    approvers
    contacts
    contact list
    escalation
    escalation contacts
    distribution list
    document control
    summary
    progress
    progress summary
    status
    status list
    status summary
    questions
    open questions
    open points
    open items
    offene fragen
    offene punkte
    questions ouvertes
    points ouverts
    pendientes
    pendencias
    dashboard
    overview
    statistics
    stats
    zusammenfassung
    ubersicht
    synthese
    resume
    consignes
    requirements
    anforderungen
    resumen
    resumo
    version history
    revision history
    change history
    assumptions
    risks
    materials
    materialliste
    materiel
    materiales
    materiais
    risk register
    issue log
    action log
    stakeholders
    references
    deckblatt
    anleitung
    page de garde
    portada
    capa
    legende
    abkurzungen
    unterschriften
    freigaben
    kontakte
    ansprechpartner
    anderungshistorie
    risiken
    abreviations
    historique
    risques
    leyenda
    abreviaturas
    firmas
    contactos
    historial
    riesgos
    legenda
    assinaturas
    contatos
    historico
    riscos
    milestones
    key milestones
    milestone list
    meilensteine
    jalons
    hitos
    marcos
    budget
    costs
    kosten
    couts
    presupuesto
    orcamento
    custos
    brainstorm
    task brainstorm
  `),
)

/** What Microsoft's templates say to whoever fills them in. */
const ofTemplates = new RegExp(
  [
    'do not delete this row',
    'insert new rows above',
    'loschen sie diese zeile nicht',
    'neue zeilen uber dieser',
    'ne supprimez pas cette ligne',
    'inserez (?:des |les )?(?:nouvelles? )?lignes au-dessus',
    'n.entrez rien dans cette ligne',
    'no elimine esta fila',
    'inserte filas',
    'nao exclua esta linha',
    'insira linhas',
    'cell (?:at|to the) right contains',
    'cellule a droite contient',
    'this is an empty row',
    'ceci est une ligne vide',
  ].join('|'),
)

/** Whether a row is words about the plan and no work: 'Note: …', '* NB …', 'Page 2 of 3'. */
export function isNote(text: string): boolean {
  if (ofTemplates.test(plain(text.slice(0, 200)))) return true
  const simple = plain(text.slice(0, 80)).replace(/^[^\p{L}\p{N}]+/u, '')
  const [, first = ''] = /^([\p{L} .]{2,14}?)\s*[:–—-]/u.exec(simple) ?? []
  return (
    noteBefore.has(first.replaceAll('.', '')) ||
    /^n\.?b\.?\s/.test(simple) ||
    /^(page|seite|pagina) \d+(?: ?(?:of|von|de|sur|\/) ?\d+)?$/.test(simple)
  )
}

/** 'Milestone 2: vendor selected' */
export function namesMilestone(name: string): boolean {
  return /^(?:milestone|meilenstein|jalon|hito|marco)(?: ?\d{1,3})? ?[:–—-]/i.test(
    name.slice(0, 40),
  )
}

const totals = listed(`
    total
    totals
    sum
    in all
    all told
    all together
    altogether
    hours in all
    minutes in all
    totale
    totales
    totaux
    totais
    subtotal
    sub total
    grand total
    overall total
    overall
    summe
    zwischensumme
    gesamtsumme
    gesamt
    gesamtdauer
    gesamtzeit
    gesamtlaufzeit
    duree totale
    temps total
    duracion total
    tiempo total
    duracao total
    tempo total
    total duration
    total time
    somme
    suma
    soma
  `)

/** 'total': the whole text is one, such as 'Total time:'. 'begins': it begins with the word, as a task may too. */
export function totalIn(text: string): 'total' | 'begins' | null {
  const simple = plain(text.slice(0, 80))
    .replace(/[-\s]+/g, ' ')
    .replace(/[ :.]+$/, '')
  const bare = simple.replace(
    / (time|duration|mins?|minutes|hours|hrs|elapsed|downtime|dauer|zeit|duree|duracion|duracao|tempo)$/g,
    '',
  )
  if (totals.has(bare)) return 'total'
  const [first = '', second = ''] = simple.split(' ')
  return totals.has(first.replace(/:$/, '')) || totals.has(`${first} ${second}`) ? 'begins' : null
}

/** Whether a text says what the marks of a drawn plan mean: 'planned' in one colour, 'actual' in another. */
export const isLegend = isOneOf(
  listed(`
    planned
    actual
    geplant
    soll
    ist
    realitat
    realisiert
    tatsachlich
    prevu
    planifie
    reel
    realise
    planificado
    programado
    ejecutado
    planejado
    previsto
    executado
    realizado
    real
  `),
)

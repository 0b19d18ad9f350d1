/**
 * Headings in English, German, French, Spanish and Portuguese, without case, accents and punctuation, from Microsoft
 * Project's fields ("Available fields reference", support.microsoft.com) and from exports of other planners. A line at
 * the margin is a role, and below it stands a heading a line. A sign in front of it says more:
 *
 * - `!heading` can hardly mean anything else. Its column keeps the role even if no cell can be read as such: under 'Start',
 *   'after lunch' is a start that is listed as unread. Under other headings it may be no start at all.
 *   Roles that no cell speaks against, such as `id`, need no sign, and `startDay` and `finishDay` are never certain.
 * - `+heading` names tasks, whatever stands beside it. Others, such as 'Item', may also name goods in a list.
 * - `~word` is a word that tells the role of a longer heading.
 *
 * To read a new heading, add a line at the end of its role. The order only decides between several: of two columns for one
 * role, or two roles of one heading, the line further up wins, and a heading of two rows is read as one unless the lower
 * row alone is much further up.
 */
export const headings = `
id
  id
  ref
  reference
  no
  nr
  num
  number
  #
  seq
  sequence
  task id
  tid
  task no
  task number
  task ref
  task #
  step id
  step no
  step number
  step #
  item no
  activity id
  issue key
  vorgangsschlussel
  cle de ticket
  clave de incidencia
  chave do item
  key
  line
  row
  uid
  unique id
  lfd nr
  lfd
  vorgangsnummer
  schritt nr
  kennung
  nummer
  einmalige nr
  numero
  etape no
  identifiant
  repere
  identificador
  paso no
  codigo
  cod
  seq no
  sequence no
  step ref
  task code
  activity code
  code
  wbs id
  id do item
  vorgangs id
  vorgangs nr
  aufgaben nr
  aufgabe nr
  pos
  position
  laufende nummer
  orden
  ordem
  activity no
  id number
  task id number
  sr no
  s no
  sl no
  serial no
  serial
  ticket
  issue id
  ctask
  number in list
  n o
  n
  ref no
  kurzel
  clave
  secuencia
  sequencia
  secuencia no
  sequenz
  cue no
  cue number
  cue id
  q
  step
  item
  etape
  etapa
  schritt
  paso
  passo
  n action
  no action
  job no
  sec
  ord
  rep
  tache n
  tarea n
  tarefa n
  passo n
  milestone id
  milestone no
  milestone number
  s n
  sn
  serial number
  inject no
  ~id
  ~ref
  ~no
  ~number
  ~nummer
  ~numero
  ~#
task
  !task
  !task name
  !was ist zu tun
  +task description
  +task title
  +activity
  +activities
  +activity name
  +activity description
  +action
  +short description
  +summary
  +name
  title
  description
  step description
  step name
  instruction
  to do
  vorgangsname
  vorgang
  aufgabe
  aufgaben
  aufgabenname
  tatigkeit
  tatigkeiten
  bezeichnung
  beschreibung
  schritt
  massnahme
  titel
  nom de la tache
  tache
  activite
  intitule
  libelle
  etape
  nom
  titre
  nombre de tarea
  tarea
  nombre de la tarea
  actividad
  nombre
  descripcion
  accion
  paso
  titulo
  milestones tasks
  task milestone
  tasks milestones
  task summary
  job
  job name
  work item
  deliverable
  feature
  topic
  thema
  tema
  sujet
  subject
  what to do
  procedure
  process step
  checklist item
  card name
  card title
  item description
  detail
  steps
  step details
  runbook step
  cutover task
  cutover activity
  migration step
  task description detail
  activity description detail
  nome da tarefa
  tarefa
  atividade
  nome da atividade
  descricao
  descricao da tarefa
  descricao da atividade
  acao
  acoes
  etapa
  passo
  resumo
  nome
  aktivitat
  aktivitaten
  arbeitsschritt
  arbeitsschritte
  vorgehen
  kurzbeschreibung
  zusammenfassung
  intitule de la tache
  description de la tache
  resumen
  descripcion de la tarea
  nombre de la actividad
  paso a paso
  what
  was
  quoi
  que
  o que
  event
  descricao do passo
  accao
  accoes
  actividade
  do
  operation
  intervention
  labor
  labores
  procedimento
  procedimiento
  servico
  servicio
  thing to do
  things to do
  what we do
  what happens
  piece of work
  piece of work to do
  que hacer
  trabajo
  trabalho
  travail
  work
  que hay que hacer
  was zu tun ist
  ce qu on fait
  ce qu il faut faire
  o que fazer
  handlung
  arbeit
  arbeiten
  travaux
  tarea a realizar
  tarefa a executar
  content
  session
  segment
  agenda item
  programme item
  program item
  programme
  topic or activity
  milestone name
  milestone title
  milestone description
  inject text
  inject
  tarefa cargo
  ~task
  ~tasks
  ~activity
  ~activities
  ~action
  ~description
  ~step
  ~steps
  ~aufgabe
  ~aufgaben
  ~vorgang
  ~tatigkeit
  ~tache
  ~taches
  ~activite
  ~tarea
  ~tareas
  ~actividad
  ~tarefa
  ~tarefas
  ~atividade
owner
  !owner
  !task owner
  !responsible
  responsible party
  responsible person
  resp
  user
  by whom
  action by
  actioned by
  implementer
  assignee
  assigned to
  assigned
  person
  persona
  personne
  pessoa
  who
  resource
  resource name
  done by
  handled by
  carried out by
  run by
  led by
  taken by
  by
  doer
  agent
  agente
  oper
  opr
  tech
  cell
  squad
  on duty
  duty
  duty engineer
  dba
  sysadmin
  admin
  in hands of
  accountable person
  federfuhrung
  federfuhrend
  confie a
  performed by
  executed by
  lead
  people
  verantwortlich
  verantwortlicher
  zustandiger
  verantwortliche
  verantw
  zust
  zustandig
  zustandigkeit
  wer
  bearbeiter
  ressourcennamen
  ressource
  ressourcen
  durchgefuhrt von
  zugewiesen an
  responsable
  qui
  affecte a
  assigne a
  noms ressources
  acteur
  porteur
  nom des ressources
  attribue a
  executant
  nombres de los recursos
  nombres de recursos
  recurso
  asignado a
  quien
  encargado
  propietario
  accountable
  owner name
  who does it
  staff
  executor
  engineer
  field engineer
  technician
  operator
  responsavel
  responsaveis
  atribuido a
  atribuido para
  quem
  nomes dos recursos
  nomes de recursos
  nome do recurso
  dono
  encarregado
  zustandige person
  verantwortliche person
  durchfuhrung
  durchfuhrender
  ausfuhrender
  ausfuhrung
  ansprechpartner
  ansprechp
  besitzer
  wer macht es
  intervenant
  pilote
  proprietaire
  realise par
  dueno
  ejecutor
  ejecuta
  realizado por
  assigned user
  assigned resource
  task lead
  step owner
  activity owner
  contact
  primary contact
  main contact
  primary
  members
  executante
  quem faz
  pessoa responsavel
  resp equipe
  resp equipa
  resp party
  action officer
  person in charge
  in charge
  whose job
  driver
  captain
  shepherd
  on point
  point person
  who s on it
  in the hands of
  com quem esta
  lo lleva
  a cargo de
  qui fait
  a la charge de
  macht wer
  wer macht s
  wer macht das
  durch
  wer dabei ist
  beteiligte
  beteiligter
  officer
  hands
  hands on
  man or woman
  with whom
  who has it
  who s doing it
  who is doing it
  who leads
  caller
  operative
  foreman
  contractor
  craftsman
  attendant
  marshal
  sme
  poc
  exec d by
  exec by
  executed by whom
  quem executa
  quien lo hace
  quien ejecuta
  name of person
  in the chair
  instructor
  presenter
  speaker
  trainer
  host
  facilitator
  moderator
  referent
  dozent
  animateur
  ponente
  palestrante
  whose
  on it
  bearbeitet von
  erledigt durch
  erledigt von
  fait par
  effectue par
  hecho por
  feito por
  mitarbeiter
  interlocuteur
  charge de tache
  whose hands
  volunteer
  teacher
  qui s en occupe
  quien se encarga
  quem trata
  wer kummert sich
  in charge of it
  dept in charge
  lider
  proprietario
  tarefa proprietario
  ~owner
  ~owners
  ~who
  ~whose
  ~person
  ~persona
  ~personne
  ~pessoa
  ~wer
  ~quien
  ~quem
  ~responsible
  ~responsibility
  ~assignee
  ~assigned
  ~resource
  ~resources
  ~verantwortlich
  ~verantwortlicher
  ~zustandig
  ~responsable
  ~responsavel
  ~implementer
  ~lead
  ~executor
  ~acteur
  ~coordinator
  ~manager
  ~performer
  ~staff
team
  team
  owning team
  owner team
  assignment group
  support team
  resource group
  department
  team name
  abteilung
  mannschaft
  equipe
  service
  equipo
  departamento
  responsible area
  responsible group
  resolver group
  equipe responsavel
  departamento responsavel
  zustandige abteilung
  zustandige gruppe
  fachbereich
  equipo responsable
  service responsable
  equipa
  equipa responsavel
  time responsavel
  squad
  crew
  role
  rolle
  funcao
  rol
  responsible team
  resp team
  executing team
  accountable team
  ~team
  ~teams
  dept
  desk
  gang
  party
  crew on it
  unit responsible
  gewerk
  area responsable
  contrata
  contratista
  entreprise
  prestataire
  firma
  unternehmen
  dienstleister
  empresa
  area responsavel
  setor
  cuadrilla
  brigada
  watch
  trade
  pilot crew
  corps de metier
duration
  !duration
  !dur
  !min
  minutes
  hours
  hrs
  estimated time
  days to complete
  hours to complete
  minutes to complete
  weeks to complete
  time to complete
  estimate
  est time
  length
  most likely
  likely
  le plus souvent
  plus souvent
  meistens
  am ehesten
  mas frecuente
  mais frequente
  most likely duration
  probable
  plus probable
  mas probable
  wahrscheinlich
  time taken
  original estimate
  time needed
  time estimate
  how long
  takes
  run time
  runtime
  time required
  expected time
  time to complete
  time allowed
  allotted time
  dauer
  minuten
  stunden
  dauer in minuten
  zeitbedarf
  zeitaufwand
  geschatzte dauer
  aufwand
  duree
  duree estimee
  duree prevue
  heures
  temps
  temps estime
  duracion
  duracion estimada
  duracion prevista
  minutos
  horas
  tiempo
  tiempo estimado
  est
  duration estimate
  no of days
  number of days
  duracao
  duracao estimada
  duracao prevista
  duracao planejada
  tempo
  tempo estimado
  tempo previsto
  dias
  esforco
  vorgangsdauer
  zeitdauer
  zeit in minuten
  plandauer
  soll dauer
  soll
  tage
  temps prevu
  jours
  tiempo previsto
  esfuerzo
  dias estimados
  work
  travail
  trabajo
  trabalho
  days
  effort
  runs for
  allowance
  time box
  timebox
  cuanto dura
  quanto tempo
  combien de temps
  wie lange
  estimation
  std
  allow
  allowed
  for
  lasts
  tempo est
  temps est
  tiempo est
  allowed time
  time budget
  original duration
  temps alloue
  tiempo asignado
  tempo alocado
  dauert
  duree allouee
  lasts for
  cuanto se tarda
  cuanto
  leva
  quanto leva
  tps
  dura
  cuanto tarda
  demora
  needs
  weeks
  baseline duration
  nb j estimes
  nb jours estimes
  nb j
  nb jours
  ~duration
  ~dias
  ~tage
  ~jours
  ~days
  ~dur
  ~mins
  ~minutes
  ~minuten
  ~minutos
  ~hrs
  ~hours
  ~stunden
  ~heures
  ~horas
  ~dauer
  ~duree
  ~duracion
  ~duracao
unit
  unit
  uom
  duration unit
  time unit
  einheit
  zeiteinheit
  unite
  unidad
  einh
  unite de duree
  unidade
  unidade de tempo
  unidad de tiempo
  unid
start
  !start
  !ps
  !debut heure
  inicio hora
  beginn uhrzeit
  start time
  start date
  begin
  start date time
  start at
  timeline start
  baseline start
  zeitpunkt
  time
  when
  date
  offset
  t offset
  anfang
  beginn
  startzeit
  startdatum
  uhrzeit
  zeit
  datum
  debut
  heure de debut
  date de debut
  demarrage
  heure
  quand
  comienzo
  inicio
  hora de inicio
  fecha de inicio
  hora
  fecha
  desde
  start datetime
  start date and time
  start est
  begin time
  begin date
  work start
  early start
  start by
  commence
  commencement
  time start
  start of task
  hora inicio
  data inicio
  data de inicio
  data e hora de inicio
  hora inicial
  data inicial
  comeco
  horario
  horario de inicio
  beginnt
  anfangstermin
  anfangszeit
  date debut
  heure debut
  date et heure de debut
  fecha y hora de inicio
  fecha inicio
  empieza
  comienza
  time offset
  clock
  uhr
  from
  von
  de
  quando
  inicio planeado
  t minus
  goes at
  kick off
  das
  a las
  window
  fenster
  zeitfenster
  zeitraum
  von bis
  du au
  de a
  desde hasta
  from to
  period
  periode
  periodo
  creneau
  ventana
  janela
  fenetre
  slot
  time slot
  clock start
  start clock
  start hour
  hour start
  on at
  begins at
  starts at
  drehbuchzeit
  t
  in
  at
  wann
  call
  call time
  momento
  moment
  um wie viel uhr
  a que hora
  a quelle heure
  comeca
  arranca
  se inicia
  from time
  es
  inicia
  on site
  onsite
  scheduled
  inicio data
  startwoche
  week from
  from week
  ~start
  ~starts
  ~begin
  ~beginn
  ~debut
  ~inicio
  ~comienzo
startDay
  date
  debut date
  inicio fecha
  inicio data
  beginn datum
  start date
  day
  datum
  startdatum
  tag
  date de debut
  jour
  fecha
  fecha de inicio
  dia
  start day
  cutover day
  event day
  go live day
  migration day
  project day
  day no
  day number
  plandatum
  dia de inicio
  data
  dia da semana
  day of start
  jour de debut
  first day
  erster tag
  premier jour
  primer dia
  primeiro dia
  night
  nacht
  nuit
  noche
  noite
  day start
  weekday
  day id
  from date
finish
  !finish
  finishes
  !pf
  !fin heure
  fin hora
  fim hora
  ende uhrzeit
  end
  finish time
  end time
  finish date
  end date
  timeline end
  ends on
  complete by
  completed by
  done by
  ready by
  stop
  stop time
  ende
  endzeit
  enddatum
  geplantes ende
  fertig
  fallig
  falligkeitsdatum
  fin
  heure de fin
  date de fin
  echeance
  date d echeance
  hora de fin
  fecha de fin
  final
  vencimiento
  fecha de vencimiento
  hasta
  planned end date time
  finish datetime
  end datetime
  end date and time
  work end
  completion
  completion time
  completion date
  target date
  early finish
  time end
  end of task
  termino
  fim
  hora fim
  data fim
  data de fim
  data de termino
  data de conclusao
  data e hora de termino
  hora de termino
  hora final
  data final
  conclusao
  endet
  endtermin
  endezeit
  endedatum
  fertigstellung
  date fin
  heure fin
  date et heure de fin
  termine
  fecha y hora de fin
  fecha fin
  hora fin
  termina
  fecha limite de fin
  to
  until
  by
  etc
  estimated time of completion
  bis
  ate
  prazo
  fim planeado
  due on
  due by
  due at
  due date
  due
  wrap
  over by
  off again at
  as
  till
  til
  complete
  finish hour
  end hour
  hour end
  ends at
  off at
  clock end
  clock finish
  out
  bis wann
  jusqu a
  acaba
  se acaba
  ate as
  acabe
  to time
  ef
  baseline finish
  baseline end
  finaliza
  off site
  offsite
  data prevista
  vencimento
  data de vencimento
  vencimento data
  endwoche
  week to
  to week
  ~finish
  ~end
  ~ende
  ~fin
  ~fim
  ~termino
finishDay
  end date
  fin date
  fin fecha
  fim data
  ende datum
  finish date
  end day
  finish day
  due date
  enddatum
  endtag
  date de fin
  fecha de fin
  fecha fin
  data de fim
  data de termino
  last day
  letzter tag
  dernier jour
  ultimo dia
  to date
elapsed
  !elapsed
  !elapsed time
  cumulative
  cumulative time
  cumulative duration
  running total
  running time
  total elapsed
  time since start
  minutes since start
  kumuliert
  kumulierte dauer
  kumulierte zeit
  laufende summe
  laufzeit kumuliert
  cumul
  temps cumule
  duree cumulee
  acumulado
  tiempo acumulado
  duracion acumulada
  tempo acumulado
  duracao acumulada
  tempo decorrido
  tiempo transcurrido
  verstrichene zeit
  temps ecoule
zone
  time zone
  timezone
  tz
  zeitzone
  fuseau horaire
  zona horaria
  huso horario
  fuso horario
notBefore
  !cue
  !not before
  !no earlier than
  earliest start
  start no earlier than
  fixed time
  fixed start
  constraint date
  nicht vor
  fruhestens
  fruhester start
  einschranktermin
  einschrankungstermin
  pas avant
  au plus tot
  date de contrainte
  date contrainte
  no antes de
  lo antes posible
  fecha de delimitacion
  must start on
  constraint
  cue time
  start not before
  nao antes de
  data da restricao
  inicio nao antes de
  fruhestens um
  fixer start
  debut au plus tot
  comienzo no antes de
  no iniciar antes de
after
  !predecessor
  !pred
  !depends on
  dependency
  dependencies
  dependent on
  depends
  dep
  after
  waits for
  waiting on
  after step
  after task
  after activity
  after no
  after id
  comes after
  goes after
  done after
  waiting for
  is waiting on
  prerequisite
  pre req
  prereq
  pre requisite
  preceded by
  blocked by
  is blocked by
  predecessor id
  predecessor task
  unique id predecessors
  follows
  inward issue link
  linked issues
  preceding
  preceding task
  preceding step
  previous task
  previous step
  prior task
  waits on
  wait for
  must follow
  start after
  starts after
  can start after
  runs after
  dependant on
  dependancy
  dependancies
  prerequisite task
  predecessor details
  pred details
  vorganger
  abhangig von
  abhangigkeit
  abhangigkeiten
  nach
  voraussetzung
  voraussetzungen
  wartet auf
  vorbedingung
  predecesseur
  depend de
  dependance
  apres
  prerequis
  antecedents
  attend
  precedent
  precede par
  predecesor
  predecesora
  predecesores
  depende de
  dependencia
  despues de
  requisito previo
  requisitos previos
  espera a
  predecessors s
  task predecessor
  depends upon
  dependency task
  dependency id
  dependencies ids
  depends on task
  requires
  needs
  required before
  needs step
  needs task
  needs first
  blocked by id
  predecessor number
  predecessor no
  pred task
  predecessora
  precedente
  anterior
  antecessora
  predecessores
  apos
  depois de
  pre requisito
  aguarda
  vorganger nr
  vorganger id
  abhangig
  startet nach
  nach schritt
  voraussetzung schritt
  tache precedente
  taches precedentes
  dependances taches
  tareas predecesoras
  tarea predecesora
  tareas previas
  precedida por
  precedido por
  previa
  predecesoras id
  wait on
  apos etapa
  despues del paso
  depois da etapa
  abhangig von nr
  apos a etapa
  abh
  folgt auf
  sigue a
  suit
  segue
  comes after pos
  only after
  can go when
  starts when finished
  start when
  goes when
  once
  straight after
  needs done first
  what must be done first
  must be done first
  comes behind
  kommt nach
  erst nach
  solo despues de
  apres quoi
  tras
  hinter
  related issues
  tarefas relacionadas
  zugehorige tickets
  demandes liees
  peticiones relacionadas
  doit attendre
  muss warten auf
  debe esperar a
  deve esperar
  must wait for
  anterieur
  anterieure
  anteriorite
  tache anterieure
  taches anterieures
  taches anterieur
  actividad precedente
  actividades precedentes
  actividad anterior
  tarea anterior
  precedencia
  atividade anterior
  atividade precedente
  vorlaufer
  ~predecessor
  ~predecessors
  ~predecessora
  ~predecessoras
  ~preceding
  ~depends
  ~dependency
  ~dependencies
  ~dependent
  ~prerequisite
  ~prerequisites
  ~pred
  ~preds
  ~prereq
  ~waits
  ~vorganger
  ~abhangig
  ~abhangigkeit
  ~abhangigkeiten
  ~predecesora
  ~predecesoras
  ~predecesseur
  ~predecesseurs
  ~dependencia
  ~dependencias
before
  successor
  dependents
  succ
  succeeded by
  followed by
  blocks
  blocking
  precedes
  unlocks
  unique id successors
  next
  next task
  next step
  then
  outward issue link
  nachfolger
  blockiert
  successeur
  bloque
  sucesora
  sucesores
  bloquea
  sucessora
  bloqueia
  proxima tarefa
  naechster schritt
  nachster schritt
  tache suivante
  siguiente
  next step id
  next activity
  required for
  ~successor
  ~successors
  ~nachfolger
  ~successeur
  ~successeurs
  ~sucesora
  ~sucesoras
  ~sucessora
  ~sucessoras
linkKind
  link type
  type of link
  dependency type
  type of dependency
  predecessor type
  relationship
  relationship type
  relation type
  dep type
  beziehung
  beziehungsart
  verknupfungsart
  art der verknupfung
  type de lien
  type de liaison
  type de dependance
  tipo de vinculo
  tipo de dependencia
  tipo de relacion
  tipo de relacao
lag
  !lag
  !lag time
  !lead lag
  lag lead
  link lag
  predecessor lag
  zeitabstand
  positiver zeitabstand
  abstand
  decalage
  retard du lien
  desfase
  posposicion
  defasagem
  latencia
  espera
  wartezeit
  attente
  wait
state
  !state
  !status
  !task status
  task state
  zustand
  etat
  statut
  estado
  progress status
  completion status
  situacao
  situacion
  bearbeitungsstand
  etat d avancement
  done
  progress
  ok
  where are we
  estatus
  stand
  done y n
  estado actual
  ponto de situacao
  punto de situacion
  tick
  check
  checked
  chk
  avancement
  avance
  fortschritt
  andamento
  progreso
  progresso
  erl
  erledigt
  ~status
active
  active
  aktiv
  actif
  activo
  activa
  in scope
  enabled
  in scope y n
  is active
  isactive
  ativo
  ativa
  no escopo
  en alcance
  dans le perimetre
  im umfang
percent
  % complete
  % completed
  percent complete
  percent completed
  pct complete
  complete
  % done
  percent done
  progress %
  % progress
  completion %
  % completion
  % abgeschlossen
  prozent abgeschlossen
  fortschritt
  fortschritt %
  % acheve
  pourcentage acheve
  avancement
  % avancement
  % completado
  porcentaje completado
  avance
  % avance
  % concluido
  % concluida
  porcentagem concluida
  percentual concluido
  % completo
  physical % complete
  percentcomplete
  tache terminee
  pct of task complete
  percent of task complete
  tarea completada
  tarefa concluida
  ~%
group
  !phase
  !bloque
  !bloco
  section
  stage
  bucket name
  bucketname
  bucket
  group name
  workstream
  work stream
  stream
  category
  swimlane
  sprint
  lane
  block
  wave
  group
  section column
  abschnitt
  arbeitspaket
  gewerk
  bereich
  area
  work area
  gruppe
  groupe
  grupo
  section phase
  lot
  etape phase
  fase
  seccion
  bloque de trabajo
  activity group
  task group
  summary task
  parent summary
  milestone group
  milestone
  work package
  track
  sub phase
  fase da migracao
  etapa fase
  frente
  frente de trabalho
  secao
  teilprojekt
  themenblock
  phase abschnitt
  lot de travaux
  chantier
  etapa del proyecto
  area de trabajo
  cutover phase
  runbook section
  list name
  list
  folder
  epic name
  bloc
  part
  welle
  vague
  ola
  onda
  paket
  wp
  workpackage
  ap
  ~phase
  ~workstream
  ~stream
parent
  parent summary
  parent key
  parent
  parent id
  parent task
  epic link
  epic name
  epic
  change request
  ubergeordnet
  sammelvorgang
  tache parente
  tarea principal
  parent issue
  parent task id
  tarefa pai
  tarefa principal
  ubergeordnete aufgabe
  ubergeordneter vorgang
  vorgangsgruppe
  tarea padre
  tache mere
level
  outline level
  level
  indent
  hierarchy level
  gliederungsebene
  ebene
  niveau hierarchique
  niveau
  nivel de esquema
  nivel
  outline
  nivel da estrutura de topicos
  nivel hierarquico
  hierarchieebene
  stufe
wbs
  wbs
  wbs code
  outline number
  outline no
  psp code
  psp
  gliederungsnummer
  code wbs
  organigramme
  edt
  numero de esquema
  n hierarchique
  numero hierarchique
  eap
  codigo eap
  codigo edt
  numero da estrutura de topicos
  wbs number
  wbs no
  gliederung
  strukturcode
summary
  summary
  is summary
  sammelvorgang
  recapitulative
  resumen
  resumo
shortest
  ~mieux
  !optimistic
  !optimistic duration
  !best case
  best
  shortest
  minimum
  min duration
  low
  optimistisch
  optimistische dauer
  bester fall
  optimiste
  duree optimiste
  optimista
  duracion optimista
  optimistic time
  best case duration
  min time
  fastest
  otimista
  duracao otimista
  melhor caso
  duracion minima
  duree minimale
  mindestdauer
  minimal
longest
  ~pire
  !pessimistic
  !pessimistic duration
  !worst case
  worst
  longest
  maximum
  max duration
  high
  pessimistisch
  pessimistische dauer
  schlimmster fall
  pessimiste
  duree pessimiste
  pesimista
  duracion pesimista
  pessimistic time
  worst case duration
  max time
  slowest
  duracao pessimista
  pior caso
  duracion maxima
  duree maximale
  hochstdauer
  maximaldauer
  maximal
rehearsal
  !actual duration
  !actual mins
  !actual minutes
  actual
  actual time
  took
  time spent
  actual 1
  tatsachliche dauer
  aktuelle dauer
  ist dauer
  duree reelle
  duracion real
  real duration
  actual dur
  actual length
  measured
  measured duration
  measured time
  duracao real
  tempo real
  duracao efetiva
  gemessen
  gemessene dauer
  gemessene zeit
  duree mesuree
  temps mesure
  tiempo real
  tiempo medido
  duracion medida
  tps reel
  ~rehearsal
  ~rehearsed
  ~dryrun
  ~mock
  ~dr
  ~tr
  ~trial
  ~generalprobe
  ~probe
  ~probelauf
  ~repetition
  ~ensayo
  ~ensaio
  ~simulacro
  ~chrono
actualStart
  started
  started at
  time started
  aktueller anfang
  actually started
  really started
  began
  began at
actualFinish
  finished
  finished at
  completed at
  time finished
  aktuelles ende
  finalizado
  ended
  ended at
  done time
  done at
  time done
  erledigt um
  abgeschlossen um
  actually finished
  really ended
deadline
  !deadline
  !must be done by
  !to be done by
  must finish by
  must end by
  finish by
  latest finish
  finish no later than
  end no later than
  complete no later than
  no later than
  must be off by
  limite
  stichtag
  date limite
  fecha limite
  prazo final
  prazo limite
  data limite
  late finish
  spatestens
  spatestes ende
  au plus tard
  fin au plus tard
  a mas tardar
  hora tope
  spatestens fertig
  fertig spatestens
  hora limite
  heure limite
  cut off
  cutoff
risks
  risks
conditions
  conditions
  go no go criteria
  criteria
  entry criteria
  exit criteria
  success criteria
  acceptance criteria
  kriterien
  bedingungen
  criteres
  conditions de passage
  criterios
  condiciones
  success criterion
  go no go conditions
  criterios de aceite
  criterios de sucesso
  condicoes
  criterios de aceptacion
  erfolgskriterien
  abnahmekriterien
  criteres de succes
  pass criteria
decidedBy
  decided by
  decision by
  decision maker
  decision owner
  approved by
  approver
  authorised by
  entschieden von
  entscheider
  freigabe durch
  decide par
  decideur
  approuve par
  decidido por
  decide
  aprobado por
  decided
  go no go owner
  aprovado por
  aprovador
  decidido por quem
  entscheidung durch
  decision par
  quien decide
  authoriser
  sign off by
undoes
  undoes
  reverses
  reverts
  rolls back
  backs out
  takes back
  undo of
  rollback of
  backout of
  macht ruckgangig
  nimmt zuruck
  annule
  revient sur
  deshace
  revierte
  desfaz
  reverte
  macht ruckgangig schritt
  undo step of
`

function wordsOf(lines: string): ReadonlySet<string> {
  return new Set(lines.trim().split(/\s+/))
}

/** Headings of actual and derived values, which a single word must not give a role. */
export const records = wordsOf(`
  actual alteracao atualizacao baseline calculated closed complete completed created deadline entry float modificacion modified notes comment comments p50 p80
  erstellt aktualisiert cree creado creada actualizado actualizada criado criada atualizado atualizada
  revised resolved slack status timestamp spent type updated used variance version viewed
  rto rpo rta mtd mtpd dima pdma
  old alt ancien gastas gastadas gastos reais reales
  remark remarks bemerkung bemerkungen anmerkung anmerkungen notiz notizen remarque remarques commentaire commentaires
  observacion observaciones observacao observacoes notas nota obs comentario comentarios
`)

/** Headings of things and kinds, whose values repeat as names of people do. */
export const things = wordsOf(`
  system systems server host hostname environment env site location room floor building place where zone region
  country city device asset equipment kit tool tools software application app apps component product vendor platform
  database db schema table file interface channel medium method mode priority prio severity risk impact
  complexity category class kind type phase stage module modules modul result outcome evidence proof document link url source cost costs
  budget currency color colour flag tag label tags critical weather
  umgebung standort ort raum gebaude gerat gerate anlage werkzeug anwendung verfahren mittel kanal prioritat risiko
  kategorie art ergebnis nachweis quelle ziel kosten halle stockwerk maschine
  systeme serveur environnement lieu salle batiment appareil outil composant canal moyen priorite risque
  categorie genre resultat preuve lien cible cout machine etage
  sistema servidor entorno ambiente sitio lugar sala edificio equipamiento herramienta aplicacion medio prioridad
  riesgo categoria tipo resultado prueba enlace origen destino costo coste maquina planta
  local predio ferramenta aplicacao meio prioridade risco prova custo andar
`)

/** Words in front that change nothing: 'Planned start' is a start. */
export const planned = wordsOf(`
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
export const foreseen = wordsOf(`
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
export const measured = wordsOf(`
  actual
  act
  ist
  tatsachlich
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

/** Headings of lists of people, devices, goods and rules. */
export const ofLists = wordsOf(`
  budget phone telephone tel mobile email mail extension ext pager bleep address postcode url hostname host ip mac port proto
  protocol src dst subnet vlan rack serial warranty make model sku stock qty qtd qtde cant quantity many amount price cost net gross
  vat supplier product balance
  telefon handy durchwahl adresse anschrift menge anzahl bestand preis lieferant artikel produkt seriennummer garantie
  portable courriel poste quantite prix fournisseur produit article serie
  telefono movil correo busca direccion cantidad precio proveedor producto existencias saldo
  telefone celular ramal endereco quantidade preco fornecedor produto estoque
`)

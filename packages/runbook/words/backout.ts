import { listed, mentions } from './word-list.ts'

const namesBackout = mentions(
  listed(`
    backout
    back out
    backing out
    rollback
    roll back
    rolling back
    fallback
    fall back
    contingency
    plan b
    revert*
    reversion
    reversal
    if no go
    if it goes wrong
    if it all goes wrong
    if things go wrong
    if something goes wrong
    if it fails
    going back
    go back
    turn back
    way back
    back to the old
    only if
    abort steps
    abort plan
    abort procedure
    abbruchplan
    notfall*
    ruckfall*
    ruckbau*
    ruckplan
    ruckkehr*
    ruckweg
    zuruck auf
    wenn es schiefgeht
    wenn es schief geht
    wenn was schiefgeht
    falls es schiefgeht
    falls es schief geht
    wenn es nicht klappt
    rucknahme*
    bei no go
    retour arriere
    repli
    en cas de no go
    en cas d echec
    en cas de probleme
    si ca se passe mal
    si ca ne marche pas
    si sale mal
    si algo sale mal
    si algo falla
    en caso de fallo
    se der errado
    se algo der errado
    se correr mal
    em caso de falha
    volta atras
    plano de volta
    plan de vuelta
    reversa
    marcha atras
    vuelta atras
    en caso de no go
    reversao
    retorno a situacao anterior
    plano de retorno
    plan de retorno
    plan de contingencia
    plano de recuo
    plano de contingencia
    plan de retour
    ruckzug*
    ruckschwenk*
    em caso de no go
  `),
)

/**
 * Whether a name is of a backout: 'Rollback', 'Back-out steps', 'If no-go', but neither 'Rollback criteria' nor a failback,
 * which a plan ends with.
 */
export function isBackout(name: string): boolean {
  return namesBackout(name) && !/criteri|critéri|critèr|kriteri|fail-?back/i.test(name)
}

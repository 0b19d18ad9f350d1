/** The database that holds what a visitor keeps. */
export const keptDatabase = 'own-runbook'

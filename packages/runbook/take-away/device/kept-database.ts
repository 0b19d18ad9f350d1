export const keptDatabase = 'own-runbook'

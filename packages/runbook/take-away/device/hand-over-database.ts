export const handOverDatabase = 'own-runbook-hand-over'

export { cleanedSheet, toCsv } from '../take-away/cleaned-sheet.ts'
export { fragmentOf, makeLink } from '../take-away/link.ts'
export { runbookFile, runbookFileText } from '../take-away/runbook-file.ts'

// This loads the database code. Code that runs before a visitor acts must import kept-list instead.
export { handOver, takeOver } from '../take-away/device/hand-over.ts'
export {
  forgetRunbook,
  keepRunbook,
  type Kept,
  keptRunbook,
} from '../take-away/device/kept-runbook.ts'

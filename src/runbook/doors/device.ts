// Brings a database: whatever runs before a visitor acts takes kept-list instead.
export { handOver, takeOver } from '../take-away/device/hand-over.ts'
export {
  forgetRunbook,
  keepRunbook,
  type Kept,
  keptRunbook,
} from '../take-away/device/kept-runbook.ts'

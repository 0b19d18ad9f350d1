export { findFaults } from '../findings/find-faults.ts'
export { called, type Finding } from '../findings/finding.ts'

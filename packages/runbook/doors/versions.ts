export { type ChangeKind, changeKinds, type Changes, type TaskChange } from '../versions/compare.ts'
export type { Reason } from '../versions/reasons.ts'
export {
  type Compared,
  type Earlier,
  laterVersion,
  type LaterVersion,
  type PlanSettings,
} from '../versions/version.ts'

export { type ChangeKind, changeKinds, type Changes, type TaskChange } from '../versions/compare.ts'
export type { Reason } from '../versions/reasons.ts'
export {
  type Compared,
  type Earlier,
  laterVersion,
  type LaterVersion,
  type Said,
} from '../versions/version.ts'

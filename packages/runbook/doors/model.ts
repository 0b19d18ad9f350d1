export { advance, type RunAction } from '../model/advance.ts'
export { checkRunbook } from '../model/check.ts'
export {
  backoutUntil,
  countStates,
  type Course,
  courseOf,
  minutesLonger,
  stateAt,
  type TaskState,
  type TaskTimes,
  viewOf,
} from '../model/course.ts'
export { criticalPath } from '../model/critical-path.ts'
export { type Delay } from '../model/delay.ts'
export {
  chanceText,
  comparedWith,
  isChange,
  limitsOf,
  limitText,
  wayBackOf,
} from '../model/event.ts'
export { groupsAround } from '../model/groups.ts'
export { goNoGo, type Light } from '../model/light.ts'
export { areLinked, linksOf } from '../model/link.ts'
export type { OwnRunbook } from '../model/own-runbook.ts'
export { isTeam, type OwnerKind, ownersIn, ownersOf, peopleIn } from '../model/owners.ts'
export {
  isOver,
  newRun,
  nowOf,
  type Reached,
  reachedBy,
  type Run,
  type RunView,
  statusOf,
  tasksOf,
  type TaskView,
  viewRun,
  worthDelaying,
} from '../model/run.ts'
export type { Group, Phase, Runbook, RunTasks, Task } from '../model/task.ts'
export { type EventWords, tell } from '../model/tell.ts'
export { knownUntil } from '../model/under-way.ts'

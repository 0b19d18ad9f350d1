export { failure, type Failure, type FailureCode, limits, Refused } from '../failure.ts'
export { openRunbook, type OpenRunbook, type Read, type RunbookSource } from '../open.ts'
export {
  answerTo,
  choiceKey,
  type ChoiceId,
  type Choices,
  type Guess,
  type KeptRow,
  type LeftOut,
  withChoice,
} from '../read/questions/choices.ts'
export { isLaterRehearsal } from '../read/questions/of-columns.ts'
export { type Opened, type Outcome, weigh, type Weighed } from '../weigh.ts'

export { failure, type Failure, type FailureCode, limits, loaded, Refused } from '../failure.ts'
export { loadReaders } from '../read/file/open-file.ts'
export {
  openForReading,
  openLinked,
  openRunbook,
  type Opening,
  type OpenRunbook,
  type RunbookFile,
  showRunbook,
} from '../open.ts'
export {
  countRehearsals,
  type DateOrder,
  type LeftOut,
  type Reading,
  type Role,
  type Unit,
  withHeadingRow,
  withRole,
  withRow,
  withSheet,
  withUnit,
} from '../reading.ts'

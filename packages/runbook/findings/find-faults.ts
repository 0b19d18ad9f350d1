import { courseOf } from '../model/course.ts'
import type { OwnRunbook } from '../model/own-runbook.ts'
import type { FileFacts } from '../read/read-plan.ts'
import { ranked, type Finding } from './finding.ts'
import { findInPlan } from './in-plan.ts'
import { findInFile } from './in-file.ts'

const most = 500

/** Lists what to fix in a runbook: what blocks first, then what costs most minutes at the finish, then risks. */
export function findFaults(runbook: OwnRunbook, facts?: FileFacts): Finding[] {
  const plan = courseOf({ tasks: runbook.tasks })
  const found = [...findInPlan(runbook, plan), ...(facts ? findInFile(runbook, plan, facts) : [])]
  return ranked(found).slice(0, most)
}

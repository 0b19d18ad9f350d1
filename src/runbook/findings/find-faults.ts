import { courseOf } from '../model/course.ts'
import type { OwnRunbook } from '../model/own-runbook.ts'
import { ranked, type Finding, type SheetKnowledge } from './finding.ts'
import { findInPlan } from './in-plan.ts'
import { findInSheet } from './in-sheet.ts'

const most = 500

/** Lists what to fix in a runbook: what blocks first, then what costs most minutes at the finish, then risks. */
export function findFaults(runbook: OwnRunbook, sheet?: SheetKnowledge): Finding[] {
  const plan = courseOf({ tasks: runbook.tasks })
  const found = [...findInPlan(runbook, plan), ...(sheet ? findInSheet(runbook, plan, sheet) : [])]
  return ranked(found).slice(0, most)
}

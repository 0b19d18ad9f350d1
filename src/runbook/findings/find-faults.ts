import { courseOf } from '../model/course.ts'
import type { OwnRunbook } from '../model/own-runbook.ts'
import { ranked, type Finding, type SheetKnowledge } from './finding.ts'
import { findInPlan } from './in-plan.ts'
import { findInSheet } from './in-sheet.ts'

/** The most that is listed: with more to fix than that, people start with these. */
const most = 500

/**
 * What to fix first: everything in a runbook that costs minutes or is a risk, the dearest first.
 * Costs are what the finish would gain or lose, by the critical-path schedule of the forward tasks.
 */
export function findFaults(runbook: OwnRunbook, sheet?: SheetKnowledge): Finding[] {
  const plan = courseOf({ tasks: runbook.tasks })
  const found = [...findInPlan(runbook, plan), ...(sheet ? findInSheet(runbook, plan, sheet) : [])]
  return ranked(found).slice(0, most)
}

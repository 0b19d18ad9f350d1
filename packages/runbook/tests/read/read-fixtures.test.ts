import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder, opened, readFixture, summaryOf } from '../read-fixture.ts'

/**
 * Exports of real tools and sheets made by hand, each with its T0, its groups and the kinds of its findings. Below stand
 * its tasks as 'id start+length<what it waits for'; a task of the backout has no start.
 */
const table = `
tools/jira-links-both-ways.csv; 2026-11-21 20:00; Weekend migration; -
  MIG-2 0+30, MIG-3 30+90<MIG-2, MIG-4 120+120<MIG-3, MIG-5 240+45<MIG-4&MIG-3
tools/jira.csv; 2026-10-17 22:00; Move the search cluster; -
  CUT-2 0+15, CUT-3 15+60<CUT-2, CUT-4 75+45, CUT-5 120+90<CUT-3&CUT-4, CUT-6 210+20<CUT-5
tools/monday.xlsx; 2026-10-17 00:00; Before closing | After closing; late-plan left-aside
  1 0+1440, 2 0+1440<1, 3 0+2880<1&2, 4 1440+1440<3
tools/planner.xlsx; 2026-10-17 22:00; Before the switch | The switch; -
  2 0+15, 3 15+45<2, 5 60+60<3, 6 60+30<5, 7 120+60<5&6
tools/project-french.csv; 2026-10-17 20:00; -; -
  1 0+15, 2 15+45<1, 3 90+240<2, 4 150+120<3, 5 300+90<3, 6 390+30<4&5
tools/project-german.csv; 2026-10-17 20:00; Umzug Kernbank; -
  2 0+15, 3 0+45<2, 5 75+240<3, 6 195+120<5, 7 315+210<5, 8 525+15<6&7
tools/project-spanish.csv; 2026-10-17 20:00; -; -
  1 0+15, 2 15+45<1, 3 90+240<2, 4 90+120<3, 5 330+30<3&4
tools/project-task-table.csv; 2026-01-02 08:00; Payroll cutover | Prepare | Cut over; -
  3 0+30, 4 30+60<3, 7 90+30<4, 8 120+120<7, 9 150+60<8, 10 270+180<8, 11 390+120<10, 12 510+0<9&11, 13 510+75<12
tools/project-uk-days.csv; 2026-04-28 08:00; -; left-aside
  1 0+3420, 2 3420+2880<1, 3 8640+6300<2, 4 18720+240<3
tools/project-working-days.xml; 2026-11-19 08:00; -; left-aside
  1 0+1980, 2 1980+2880<1, 3 5760+540<2, 4 6300+0<3
tools/project.xml; 2026-10-17 20:00; Prepare & freeze | Switch; -
  2 0+30, 3 30+60<2, 5 120+30<3, 6 165+60<5, 7 180+30<6, 8 180+15<7, 9 225+75<6&8
tools/servicenow-change-tasks.csv; 2026-10-17 21:30; CHG0030001; no-links
  CTASK0010001 0+15, CTASK0010002 30+20, CTASK0010003 50+90, CTASK0010004 140+20, CTASK0010005 160+10
tools/smartsheet-whole-row.csv; 2026-11-20 00:00; -; late-plan left-aside
  1 0+5760, 2 0+1440, 3 0+1440, 4 0+1440<3, 5 1440+4320, 6 1440+1440<4, 7 1440+1440<6, 8 4320+1440<7
tools/smartsheet.csv; 2026-10-16 20:00; -; -
  1 0+480, 2 0+120, 3 120+90<2, 4 150+180<3, 5 225+120<3, 6 345+60<4&5, 7 405+75<6
tools/smartsheet.xlsx; 2026-10-17 20:00; Claims platform move | Copy; -
  2 0+120, 3 120+90<2, 5 150+180<3, 6 225+120<3, 7 345+60<5&6, 8 405+75<7
by-hand/01-two-title-rows.csv; 2026-10-17 22:30; -; -
  1 0+10, 2 0+25, 3 25+5<1&2, 4 30+15<3, 5 45+90<4, 6 140+10<1&2&3&4&5
by-hand/02-successors.csv; -; -; -
  1 0+10, 2 10+40<1, 3 10+60<1, 4 70+15<2&3
by-hand/03-us-dates.csv; 2025-01-20 00:00; -; -
  1 0+15, 2 495+60<1, 3 555+120<2
by-hand/04-uk-weekday.csv; 2026-04-30 17:00; -; -
  A1 0+30, A2 30+120<A1, A3 150+15<A2
by-hand/05-ambiguous-order.csv; 2026-10-05 22:00; -; -
  1 0+10, 2 180+30<1, 3 240+20<2
by-hand/06-no-year.csv; 2026-10-17 22:00; -; -
  1 0+10, 2 10+30<1, 3 40+20<2
by-hand/07-german.csv; 2026-10-17 20:00; -; -
  1 0+20, 2 20+60<1, 3 80+90<2, 4 170+45<3
by-hand/08-french.csv; 22:00; -; -
  1 0+30, 2 30+60<1, 3 90+90<2
by-hand/09-spanish.csv; 2026-10-17 22:00; -; -
  1 0+20, 2 20+60<1, 3 80+30<2
by-hand/10-indented.csv; -; Before | The move; -
  1 0+10, 2 0+30, 3 30+60<2, 4 90+20<3
by-hand/11-wbs.csv; -; Prepare | Move; -
  1.1 0+30, 1.2 30+90<1.1, 2.1 120+120<1.2, 2.2 240+60<2.1
by-hand/12-phases.csv; -; Pre-implementation | Implementation | Post-implementation | Backout; -
  1 0+10, 2 10+20<1, 3 30+30<2, 4 60+30<3, B1 +20, B2 +15<B1
by-hand/13-section-rows.csv; -; BEFORE THE WEEKEND | THE WEEKEND; -
  1 0+10, 2 10+20<1, 3 30+30<2, 4 60+30<3
by-hand/14-days-and-weeks.csv; -; -; -
  1 0+20160, 2 20160+4320<1, 3 24480+2880<2, 4 27360+240<3
by-hand/15-clock-only.tsv; 23:50; -; -
  1 0+10, 2 10+30<1, 3 40+20<2
by-hand/16-offsets.csv; -; -; -
  1 0+30, 2 120+15<1, 3 135+60<2, 4 195+30<3
by-hand/17-date-and-time.csv; 2026-10-17 22:00; -; -
  1 0+10, 2 10+90<1, 3 100+30<2, 4 130+5<3
by-hand/18-row-numbers.csv; -; -; -
  2 0+10, 3 10+30<2, 4 40+20<3, 5 60+5<4
by-hand/19-names-as-links.csv; -; -; -
  1 0+10, 2 10+60<1, 3 10+20<1, 4 70+15<2&3
by-hand/20-three-estimates.csv; -; -; -
  1 0+10, 2 10+60<1, 3 70+20<2
by-hand/21-planned-and-actual.csv; -; -; -
  1 0+10, 2 10+60<1, 3 70+20<2
by-hand/22-start-and-finish-only.csv; 22:00; -; -
  1 0+15, 2 15+150<1, 3 165+45<2
by-hand/23-unreadable-starts.csv; -; -; unread
  1 0+10, 2 10+30<1, 3 40+20<2
by-hand/24-every-link.csv; -; -; -
  1 0+20, 2 20+60<1, 3 35+30<2, 4 60+30<2, 5 75+20<3, 6 50+10<2, 7 95+5<4&5&6
by-hand/25-not-before.csv; 22:00; -; -
  1 0+10, 2 10+15<1, 3 25+60<2
by-hand/26-month-names.csv; 2026-10-17 22:00; -; -
  1 0+10, 2 10+30<1, 3 40+20<2
by-hand/27-iso-seconds.csv; 2026-10-17 22:00; -; -
  t-1 0+10, t-2 10+30<t-1, t-3 40+20<t-2
by-hand/28-bar-separated.txt; -; -; -
  1 0+10, 2 10+30<1, 3 40+20<2
by-hand/29-inactive.csv; -; -; -
  1 0+10, 3 10+30<1, 4 40+20<3
by-hand/30-circle-and-dangling.csv; -; -; no-duration circle dangling
  1 0+10, 2 10+30<1, 3 40+20<2, 4 60+20<3
by-hand/31-previous-and-words.csv; -; -; -
  1 0+5, 2 5+10<1, 3 15+30<2, 4 45+20<3
by-hand/32-backout-rows.csv; -; Rollback; empty-gate
  1 0+10, 2 0+5, 3 10+30<1&2, R1 +20, R2 +10<R1
by-hand/33-leads-in-days.csv; -; -; -
  1 0+7200, 2 5760+4320<1, 3 2880+2880<1
by-hand/34-german-title-rows.csv; 2026-11-21 20:00; -; late-plan
  1 0+30, 2 30+75<1, 3 120+150<2, 4 270+60<3, 5 240+15<4
by-hand/35-headings-in-two-rows.csv; 22:00; -; -
  1 2+15, 2 20+30<1, 3 50+105<1&2, 4 155+45<3, 5 200+15<4
by-hand/36-how-long.csv; -; -; late-plan
  1 0+30, 2 30+15<1, 3 45+120<2, 4 165+20<3, 5 185+90<4, 6 270+2880<5
by-hand/37-over-midnight.csv; 21:30; -; -
  1 0+30, 2 30+120<1, 3 150+90<2, 4 240+30<3
by-hand/38-blank-first-column.csv; 2026-11-14 18:00; PRE-CUTOVER | CUTOVER | BACKOUT; -
  1.1 0+30, 1.2 30+15<1.1, 2.1 45+10<1.2, 2.2 55+90<2.1, 2.3 145+120<2.2, 2.4 265+15<2.3, B1 +90, B2 +10<B1
by-hand/39-start-times-only.csv; 22:00; -; no-duration no-links
  1 0+10, 2 10+20, 3 30+135, 4 165+15, 5 180+30, 6 210+0
by-hand/40-preceding.tsv; 2026-11-20 22:00; -; -
  A 0+30, B 30+180<A, C 210+90<B
by-hand/41-an-hour-in-words.csv; 2026-11-20 22:00; -; -
  10 0+15, 20 15+90<10, 30 105+60<20, 40 160+30<30, 50 190+2880<40
by-hand/42-conditions.csv; -; Prep | Cutover | Rollback; empty-gate
  1 0+15, 2 15+60<1, 3 75+10<2, 4 85+10<3, 5 +45, 6 +10<5
`

/** Kinds that say nothing of how a file is read. */
const ofThePlan = new Set(['no-backout', 'overlap', 'no-owner'])

const expected = table
  .trim()
  .split(/\n(?! )/)
  .map((entry) => {
    const [line = '', tasks = ''] = entry.split('\n  ')
    const [file = '', ...rest] = line.split('; ')
    const [t0 = '', groups = '', kinds = ''] = rest.map((text) => (text === '-' ? '' : text))
    return { file, t0, tasks, groups, kinds }
  })

test.each(expected)('$file', async ({ file, t0, tasks, groups, kinds }) => {
  const { runbook, findings } = opened(await readFixture(file))
  expect(summaryOf(runbook)).toBe(tasks)
  expect([runbook.date, runbook.t0].filter(Boolean).join(' ')).toBe(t0)
  expect(runbook.groups.map(({ name }) => name).join(' | ')).toBe(groups)
  const found = findings.map(({ kind }) => kind).filter((kind) => !ofThePlan.has(kind))
  expect(found.join(' ')).toBe(kinds)
})

test('every fixture of the two folders is in the table', async () => {
  const files = ['tools', 'by-hand'].map(async (part) =>
    (await readdir(join(folder, part))).map((name) => `${part}/${name}`),
  )
  expect(expected.map(({ file }) => file).toSorted()).toEqual(
    (await Promise.all(files)).flat().toSorted(),
  )
})

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder, readFixture, runbookOf, summaryOf, unsureOf } from '../read-fixture.ts'

/**
 * Each file with its T0, its groups and the guesses that a person is asked to look at, and below them its
 * tasks as 'id:minutes@cue<links'. In 30-circle-and-dangling.csv neither a missing duration nor a link to
 * nothing is taken as the best that it can be.
 */
const table = `
tools/jira.csv; 2026-10-17 22:00; Move the search cluster; unit groups
  CUT-2:15@0 CUT-3:60<CUT-2 CUT-4:45 CUT-5:90<CUT-3,CUT-4 CUT-6:20<CUT-5
tools/jira-links-both-ways.csv; 2026-11-21 20:00; Weekend migration; unit groups
  MIG-2:30@0 MIG-3:90<MIG-2 MIG-4:120<MIG-3 MIG-5:45<MIG-4,MIG-3
tools/monday.xlsx; 2026-10-17 00:00; Before closing | After closing; unit groups
  1:30@0 2:20<1 3:90<1,2 4:15<3
tools/planner.xlsx; 2026-10-17 22:00; Before the switch | The switch; groups
  2:15@0 3:45<2 5:60<3 6:30<5SS 7:60<5,6
tools/project-french.csv; 2026-10-17 20:00; -; -
  1:15@0 2:45<1 3:240<2FS+30 min 4:120<3SS+60 min 5:90<3FF+60 min 6:30<4,5
tools/project-german.csv; 2026-10-17 20:00; Umzug Kernbank; -
  2:15@0 3:45<2SS 5:240<3FS+30 min 6:120<5FF 7:210<5 8:15<6,7
tools/project-spanish.csv; 2026-10-17 20:00; -; -
  1:15@0 2:45<1 3:240<2FS+30 min 4:120<3SS 5:30<3,4
tools/project-task-table.csv; 2026-01-02 08:00; Payroll cutover | Prepare | Cut over; -
  3:30@0 4:60<3 7:30<4 8:120<7 9:60<8SS+30 min 10:180<8FS+30 min 11:120<10FF+60 min 12:0<9,11 13:75<12
tools/project-uk-days.csv; 2026-04-28 08:00; -; starts lengths
  1:1440@0 2:2880@3420<1 3:2400@8640<2FS+480 min 4:240@18720<3
tools/project-working-days.xml; 2026-11-19 08:00; -; starts lengths
  1:960@0 2:2880@1980<1 3:480@5760<2FS+480 min 4:0@6300<3
tools/project.xml; 2026-10-17 20:00; Prepare & freeze | Switch; -
  2:30@0 3:60<2 5:30@120<3 6:60<5FS+15 min 7:30<6SS+15 min 8:15<7FF-50% 9:75<6,8
tools/servicenow-change-tasks.csv; 2026-10-17 21:30; CHG0030001; chain groups
  CTASK0010001:15@0 CTASK0010002:20@30 CTASK0010003:90@50 CTASK0010004:20@140 CTASK0010005:10@160
tools/smartsheet.csv; 2026-10-16 20:00; Claims platform move; numbering groups
  2:120@0 3:90<2 4:180<3SS+30 min 5:120<3FS+15 min 6:60<4,5 7:75<6
tools/smartsheet.xlsx; 2026-10-17 20:00; Claims platform move | Copy; numbering groups
  2:120@0 3:90<2 5:180<3SS+30 min 6:120<3FS+15 min 7:60<5,6 8:75<7
tools/smartsheet-whole-row.csv; 2026-11-20 00:00; Data centre exit | Prepare | Move; day numbering groups
  3:240@0 4:240<3 6:120<4FS+60 min 7:1440<6 8:120<7SS+180 min
by-hand/01-two-title-rows.csv; 2026-10-17 22:30; -; starts lag-unit all
  1:10@0 2:25@0 3:5@25<1,2 4:15@30<3 5:90@45<4SS+15 min 6:10@140<1,2,3,4,5
by-hand/02-successors.csv; -; -; -
  1:10 2:40<1 3:60<1 4:15<2,3
by-hand/03-us-dates.csv; 2025-01-20 00:00; -; starts
  1:15@0 2:60@495<1 3:120@555<2
by-hand/04-uk-weekday.csv; 2026-04-30 17:00; -; -
  A1:30@0 A2:120<A1 A3:15<A2
by-hand/05-ambiguous-order.csv; 2026-10-05 22:00; -; starts date-order
  1:10@0 2:30@180<1 3:20@240<2
by-hand/06-no-year.csv; 2026-10-17 22:00; -; -
  1:10@0 2:30<1 3:20<2
by-hand/07-german.csv; 2026-10-17 20:00; -; -
  1:20@0 2:60<1 3:90<2 4:45<3
by-hand/08-french.csv; 22:00; -; -
  1:30@0 2:60<1 3:90<2
by-hand/09-spanish.csv; 2026-10-17 22:00; -; -
  1:20@0 2:60<1 3:30<2
by-hand/10-indented.csv; -; Before | The move; groups
  1:10 2:30 3:60<2 4:20<3
by-hand/11-wbs.csv; -; Prepare | Move; groups
  1.1:30 1.2:90<1.1 2.1:120<1.2 2.2:60<2.1
by-hand/12-phases.csv; -; Pre-implementation | Implementation | Post-implementation | Backout; -
  1:10 2:20<1 3:30<2 4:30<3 B1:20 B2:15<B1
by-hand/13-section-rows.csv; -; BEFORE THE WEEKEND | THE WEEKEND; groups
  1:10 2:20<1 3:30<2 4:30<3
by-hand/14-days-and-weeks.csv; -; -; day
  1:20160 2:4320<1 3:2880<2 4:240<3
by-hand/15-clock-only.tsv; 23:50; -; -
  1:10@0 2:30<1 3:20<2
by-hand/16-offsets.csv; -; -; starts
  1:30@0 2:15@120<1 3:60@135<2 4:30@195<3
by-hand/17-date-and-time.csv; 2026-10-17 22:00; -; -
  1:10@0 2:90<1 3:30<2 4:5<3
by-hand/18-row-numbers.csv; -; -; -
  2:10 3:30<2 4:20<3 5:5<4
by-hand/19-names-as-links.csv; -; -; -
  1:10 2:60<1 3:20<1 4:15<2,3
by-hand/20-three-estimates.csv; -; -; unit
  1:10 2:60<1 3:20<2
by-hand/21-planned-and-actual.csv; -; -; unit
  1:10 2:60<1 3:20<2
by-hand/22-start-and-finish-only.csv; 22:00; -; -
  1:15@0 2:150<1 3:45<2
by-hand/23-unreadable-starts.csv; -; -; starts-unread
  1:10 2:30<1 3:20<2
by-hand/24-every-link.csv; -; -; lag-unit
  1:20 2:60<1 3:30<2SS+15 min 4:30<2FF+10 min 5:20<3SF+60 min 6:10<2FS-50% 7:5<4,5,6
by-hand/25-not-before.csv; 22:00; -; starts
  1:10@0 2:15@30<1 3:60@25<2
by-hand/26-month-names.csv; 2026-10-17 22:00; -; -
  1:10@0 2:30<1 3:20<2
by-hand/27-iso-seconds.csv; 2026-10-17 22:00; -; -
  t-1:10@0 t-2:30<t-1 t-3:20<t-2
by-hand/28-bar-separated.txt; -; -; -
  1:10 2:30<1 3:20<2
by-hand/29-inactive.csv; -; -; -
  1:10 3:30<1 4:20<3
by-hand/30-circle-and-dangling.csv; -; -; duration: link:99
  1:10 2:30<1 3:20<2 4:20<3
by-hand/31-previous-and-words.csv; -; -; -
  1:5 2:10<1 3:30<2 4:20<3
by-hand/32-backout-rows.csv; -; Rollback; groups
  1:10 2:5 3:30<1,2 R1:20 R2:10<R1
by-hand/33-leads-in-days.csv; -; -; day lag-unit
  1:7200 2:4320<1FS-1440 min 3:2880<1SS+2880 min
by-hand/34-german-title-rows.csv; 2026-11-21 20:00; -; starts
  1:30@0 2:75<1 3:150@120<2FS+30 min 4:60<3 5:15@240<4
by-hand/35-headings-in-two-rows.csv; 22:00; -; actuals
  1:15@0 2:30<1 3:105<1,2 4:45<3 5:15<4
by-hand/36-how-long.csv; -; -; starts day
  1:30@0 2:15@30<1 3:120@45<2 4:20@165<3 5:90@185<4 6:2880@270<5
by-hand/37-over-midnight.csv; 21:30; -; -
  1:30@0 2:120<1 3:90<2 4:30<3
by-hand/38-blank-first-column.csv; 2026-11-14 18:00; PRE-CUTOVER | CUTOVER | BACKOUT; unit groups
  1.1:30@0 1.2:15@30<1.1 2.1:10<1.2 2.2:90<2.1 2.3:120<2.2 2.4:15<2.3 B1:90 B2:10<B1
by-hand/39-start-times-only.csv; 22:00; -; chain until-next
  1:10@0 2:20@10 3:135@30 4:15@165 5:30@180 6:20@210
by-hand/40-preceding.tsv; 2026-11-20 22:00; -; -
  A:30@0 B:180<A C:90<B
by-hand/41-an-hour-in-words.csv; 2026-11-20 22:00; -; day
  10:15@0 20:90@15<10 30:60<20 40:30<30FS-5 min 50:2880<40
by-hand/42-conditions.csv; -; Prep | Cutover | Rollback; unit
  1:15 2:60<1 3:10<2 4:10<3 5:45 6:10<5
`

const expected = table
  .trim()
  .split(/\n(?! )/)
  .map((entry) => {
    const [line = '', tasks = ''] = entry.split('\n  ')
    const [file = '', ...rest] = line.split('; ')
    const [t0 = '', groups = '', unsure = ''] = rest.map((text) => (text === '-' ? '' : text))
    return { file, t0, tasks, groups, unsure }
  })

test.each(expected)('$file', async ({ file, t0, tasks, groups, unsure }) => {
  const read = await readFixture(file)
  const runbook = runbookOf(read)
  expect([runbook.date, runbook.t0].filter(Boolean).join(' ')).toBe(t0)
  expect(summaryOf(runbook)).toBe(tasks)
  expect(runbook.groups.map(({ name }) => name).join(' | ')).toBe(groups)
  expect(unsureOf(read).join(' ')).toBe(unsure)
})

test('every fixture of the two folders is in the table', async () => {
  const files = ['tools', 'by-hand'].map(async (part) =>
    (await readdir(join(folder, part))).map((name) => `${part}/${name}`),
  )
  expect(expected.map(({ file }) => file).toSorted()).toEqual(
    (await Promise.all(files)).flat().toSorted(),
  )
})

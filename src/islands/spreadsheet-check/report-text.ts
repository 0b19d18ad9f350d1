import { duration } from '../../lib/clock.ts'
import { kindWords } from './finding.ts'
import { finishWords, momentText } from './moment.ts'
import { counted } from '../../lib/counted.ts'
import { findingCount } from './report.ts'
import type { Report } from './report.ts'

/** The most findings of a kind, and tasks of the critical path, that the copied text lists. */
const shown = 50

function cut(lines: readonly string[], count: number) {
  return [
    ...lines.slice(0, shown).map((line) => `- ${line}`),
    ...(count > Math.min(shown, lines.length)
      ? [`- and ${count - Math.min(shown, lines.length)} more`]
      : []),
  ]
}

/** The report as plain text, to paste into a change record or a message. */
export function reportText(report: Report): string {
  const { fileName, tasks, owners, groups, critical, views } = report
  const { figure, note } = finishWords(report)
  const at = momentText(report)
  const byKey = new Map(views.map((view) => [view.task.id, view]))
  const path = critical.flatMap((key) => {
    const view = byKey.get(key)
    return view
      ? [`${at(view.start)} ${key} ${view.task.name}, ${duration(view.finish - view.start)}`]
      : []
  })
  return [
    `Runbook check: ${fileName}`,
    `${counted(tasks, 'task')}, ${counted(owners, 'owner')}, ${counted(findingCount(report), 'finding')}`,
    `Finish: ${figure} (${note})`,
    ...groups.flatMap(({ kind, count, texts }) => [
      '',
      `${kindWords[kind].title}: ${count}`,
      ...cut(texts, count),
    ]),
    ...(groups.length === 0 ? ['', 'Nothing found.'] : []),
    '',
    `Critical path: ${counted(critical.length, 'task')}`,
    ...cut(path, path.length),
    '',
  ].join('\n')
}

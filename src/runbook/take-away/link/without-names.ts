import type { OwnRunbook } from '../../model/own-runbook.ts'
import type { Task } from '../../model/task.ts'

/**
 * The runbook with numbers in place of every word of the visitor's: tasks, groups, owners, ids and
 * title. What is left are durations, links and times.
 */
export function withoutNames(runbook: OwnRunbook): OwnRunbook {
  const all = [...runbook.tasks, ...runbook.backout]
  const ids = new Map(all.map(({ id }, i) => [id, String(i + 1)]))
  const groups = new Map(runbook.groups.map(({ id }, i) => [id, String(i + 1)]))
  const owners = new Map(
    [...new Set(all.map(({ owner }) => owner).filter(Boolean))].map((owner, i) => [
      owner,
      `Owner ${i + 1}`,
    ]),
  )

  function anonymous(task: Task): Task {
    const id = ids.get(task.id)!
    return {
      ...task,
      id,
      row: undefined,
      name: task.gate ? `Decision ${id}` : `Task ${id}`,
      owner: owners.get(task.owner) ?? '',
      after: task.after.map((other) => ids.get(other)!),
      ...(task.links
        ? { links: task.links.map((link) => ({ ...link, from: ids.get(link.from)! })) }
        : {}),
      ...(task.undoes ? { undoes: task.undoes.map((other) => ids.get(other)!) } : {}),
      ...(task.group === undefined ? {} : { group: groups.get(task.group)! }),
      ...(task.gate
        ? {
            gate: {
              ...task.gate,
              decidedBy: owners.get(task.gate.decidedBy) ?? '',
              ...(task.gate.conditions ? { conditions: 'Written down' } : {}),
            },
          }
        : {}),
    }
  }

  return {
    ...runbook,
    title: 'Runbook',
    groups: runbook.groups.map(({ id, parent }) => ({
      id: groups.get(id)!,
      name: `Group ${groups.get(id)}`,
      ...(parent === undefined ? {} : { parent: groups.get(parent)! }),
    })),
    tasks: runbook.tasks.map(anonymous),
    ...(runbook.teams
      ? {
          teams: runbook.teams.flatMap(({ owner, isTeam }) =>
            owners.has(owner) ? [{ owner: owners.get(owner)!, isTeam }] : [],
          ),
        }
      : {}),
    ...(runbook.delays
      ? { delays: runbook.delays.map((delay) => ({ ...delay, task: ids.get(delay.task)! })) }
      : {}),
    ...(runbook.risks
      ? {
          risks: runbook.risks.map((risk, i) => ({
            ...risk,
            task: ids.get(risk.task)!,
            what: `Risk ${i + 1}`,
          })),
        }
      : {}),
    ...(runbook.deadlines
      ? { deadlines: runbook.deadlines.map(({ task, by }) => ({ task: ids.get(task)!, by })) }
      : {}),
    backout: runbook.backout.map(anonymous),
  }
}

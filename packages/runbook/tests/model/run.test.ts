import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { advance, type RunAction } from '../../model/advance.ts'
import { goNoGo } from '../../model/light.ts'
import { newRun, reachedBy, viewRun, worthDelaying, type Run } from '../../model/run.ts'
import { tell } from '../../model/tell.ts'
import { linkedTasks, runbook, task } from '../tasks.ts'

const book = runbook(
  [
    task('1', 10),
    task('2', 10, ['1']),
    task('3', 4, ['1']),
    task('4', 5, ['2', '3'], { gate: { decidedBy: 'Cutover manager', pointOfNoReturn: true } }),
    task('5', 10, ['4']),
  ],
  {
    windowEnd: 50,
    backout: [
      task('B1', 10, [], { undoes: ['2', '3'] }),
      task('B2', 5, ['B1'], { undoes: ['1'] }),
      task('B0', 5, [], { undoes: ['5'] }),
    ],
  },
)

function play(...actions: RunAction[]) {
  return actions.reduce(advance, newRun(book))
}

function lightOf(run: Run, { windowEnd } = book) {
  return goNoGo(viewRun(run), windowEnd)
}

const start: RunAction = { type: 'start' }
const step: RunAction = { type: 'step' }
const backOut: RunAction = { type: 'backOut' }
const undoBackOut: RunAction = { type: 'undoBackOut' }

function tick(minute: number): RunAction {
  return { type: 'tick', minute }
}

function delay(id: string, minutes: number): RunAction {
  return { type: 'delay', delay: { task: id, minutes } }
}

function states(run: Run) {
  return Object.fromEntries(viewRun(run).tasks.map(({ task: { id }, state }) => [id, state]))
}

function viewOf(run: Run, id: string) {
  return viewRun(run).tasks.find((view) => view.task.id === id)
}

function ids(views: readonly { task: { id: string } }[]) {
  return views.map((view) => view.task.id)
}

test('nothing runs, and no tick counts, before the start', () => {
  const run = play(tick(20))
  expect(viewRun(run)).toMatchObject({ status: 'ready', minute: 0, running: [], finish: 35 })
  expect(new Set(Object.values(states(run)))).toEqual(new Set(['planned']))
  expect(ids(viewRun(run).next)).toEqual(['1'])
})

test('the clock moves tasks from planned to running to done', () => {
  const run = play(start, tick(15))
  expect(states(run)).toEqual({ 1: 'done', 2: 'running', 3: 'done', 4: 'planned', 5: 'planned' })
  expect(ids(viewRun(run).running)).toEqual(['2'])
  expect(ids(viewRun(run).next)).toEqual(['4'])
  expect(viewRun(play(start, tick(35)))).toMatchObject({
    status: 'finished',
    running: [],
    next: [],
  })
})

test('the clock shows whole minutes, never goes back, nor past the end', () => {
  expect(play(start, tick(15.9)).minute).toBe(15)
  expect(play(start, tick(15), tick(3)).minute).toBe(15)
  expect(play(start, tick(999)).minute).toBe(35)
})

test('a running task that is delayed runs longer, is late, and moves the finish', () => {
  const run = play(start, tick(12), delay('2', 15))
  expect(viewOf(run, '2')).toMatchObject({ state: 'late', start: 10, finish: 35, behind: 15 })
  expect(viewOf(run, '4')).toMatchObject({ state: 'planned', start: 35, behind: 15 })
  expect(viewRun(run)).toMatchObject({ plannedFinish: 35, finish: 50 })
})

test('a planned task that is delayed starts as planned and runs longer', () => {
  expect(viewOf(play(start, tick(12), delay('5', 5)), '5')).toMatchObject({ start: 25, finish: 40 })
})

test('a task that starts late because of another is not late itself', () => {
  expect(viewOf(play(start, delay('1', 5), tick(20)), '2')).toMatchObject({
    state: 'running',
    behind: 5,
  })
})

test('float absorbs a delay, and the critical path moves when there is no more', () => {
  expect(viewRun(play(start, delay('3', 6))).finish).toBe(35)
  expect(viewOf(play(start, delay('3', 6)), '3')?.isCritical).toBe(true)
  const run = play(start, delay('3', 8))
  expect(viewRun(run).finish).toBe(37)
  expect(viewOf(run, '2')).toMatchObject({ isCritical: false, float: 2 })
})

function refusalOf({ news }: Run) {
  return news?.kind === 'refused' ? news.why : null
}

test.each([
  ['done', [tick(12), delay('1', 5)], 'Task 1 is done'],
  ['unknown', [delay('9', 5)], 'no task 9'],
  ['called off', [tick(12), backOut, delay('5', 5)], 'called off'],
  ['delayed by nothing', [delay('2', 0)], 'whole number'],
  ['delayed by a part of a minute', [delay('2', 2.5)], 'whole number'],
  ['early by more than is left', [tick(12), delay('2', -9)], '8 min'],
  ['early by more than it takes', [delay('5', -11)], '10 min'],
])('refuses, with a reason, to delay a task that is %s', (_, actions, why) => {
  const run = play(start, ...actions)
  expect(refusalOf(run)).toContain(why)
  expect(run.delays).toEqual([])
})

test('a task that finishes early brings the finish forward, never before now nor below nothing', () => {
  const early = play(start, tick(12), delay('2', -5))
  expect(viewOf(early, '2')).toMatchObject({ state: 'running', finish: 15, behind: -5 })
  expect(viewRun(early)).toMatchObject({ plannedFinish: 35, finish: 30 })
  expect(viewRun(play(start, tick(12), delay('2', -8))).finish).toBe(29)
  expect(viewRun(play(start, delay('5', 30), delay('5', -35))).finish).toBe(30)
})

test('one delay is undone by itself, and the others stay', () => {
  const run = play(start, delay('2', 15), delay('5', 5), { type: 'undo', place: 0 })
  expect(run.delays).toMatchObject([{ task: '5', minutes: 5 }])
  expect(run.course).toEqual(play(start, delay('5', 5)).course)
  const past = play(start, delay('2', 15), tick(45), { type: 'undo', place: 0 })
  expect(viewRun(past)).toMatchObject({ status: 'finished', finish: 35 })
})

test('a refusal lasts through ticks until the next action', () => {
  const refused = [start, tick(12), delay('1', 5)] as const
  expect(refusalOf(play(...refused, tick(14)))).not.toBeNull()
  expect(refusalOf(play(...refused, delay('2', 5)))).toBeNull()
})

test('backing out stops what runs, skips the rest and runs the backout', () => {
  const run = play(start, tick(12), backOut, tick(13))
  expect(states(run)).toEqual({
    1: 'done',
    2: 'stopped',
    3: 'stopped',
    4: 'skipped',
    5: 'skipped',
    B1: 'running',
    B2: 'planned',
  })
  expect(viewOf(run, '2')).toMatchObject({ start: 10, finish: 12 })
  expect(viewRun(run)).toMatchObject({ status: 'backing out', finish: 27 })
  expect(lightOf(run)).toEqual({ signal: 'no-go', reason: 'backed out' })
  expect(viewRun(play(start, tick(12), backOut, tick(99)))).toMatchObject({
    status: 'backed out',
    minute: 27,
  })
})

test('a backout task can be delayed while it runs', () => {
  const run = play(start, tick(12), backOut, delay('B1', 5))
  expect(viewOf(run, 'B1')).toMatchObject({ state: 'late', finish: 27, behind: 5 })
  expect(viewRun(run).finish).toBe(32)
})

test('a backout called while paused leaves the clock paused', () => {
  expect(play(start, tick(12), { type: 'pause' }, backOut)).toMatchObject({ mode: 'paused' })
})

test('a backout that is undone leaves the run as it was at its call', () => {
  const before = play(start, tick(12), delay('2', 5))
  const undone = [tick(13), delay('B1', 5), tick(20), undoBackOut].reduce(
    advance,
    advance(before, backOut),
  )
  expect({ ...undone, news: null }).toEqual({ ...before, news: null })
  expect(play(start, tick(12), backOut, tick(99), undoBackOut)).toMatchObject({ minute: 12 })
  expect(advance(before, undoBackOut)).toBe(before)
})

test('a backout that is undone after its plan got shorter leaves no clock past the finish', () => {
  const called = play(start, delay('2', 30), tick(60), backOut, { type: 'undo', place: 0 })
  const run = advance(called, undoBackOut)
  expect(viewRun(run)).toMatchObject({ status: 'finished', minute: 35, finish: 35 })
})

test('a run goes on from where it was kept, its backout called', () => {
  const run = play(start, tick(12), delay('2', 5), backOut, tick(15), { type: 'pause' })
  const kept = newRun(book, run.delays, reachedBy(run))
  expect({ ...kept, news: run.news }).toEqual(run)
  expect(reachedBy(newRun(book))).toBeNull()
})

test('the task to delay is the running one, a critical one first, and before the start the next', () => {
  expect(worthDelaying(viewRun(play()))).toBe('1')
  expect(worthDelaying(viewRun(play(start, tick(12))))).toBe('2')
  expect(worthDelaying(viewRun(play(start, delay('3', 6), tick(21))))).toBe('4')
})

test('refuses to back out before the start, after the finish or twice', () => {
  expect(play(backOut).course.backedOutAt).toBeNull()
  expect(refusalOf(play(backOut))).toContain('Nothing has started')
  expect(refusalOf(play(start, tick(99), backOut))).toContain('finished')
  expect(play(start, tick(12), backOut, tick(20), backOut).course.backedOutAt).toBe(12)
})

test('the light: go on time, at risk when late, no-go after the window', () => {
  expect(lightOf(play(start)).signal).toBe('go')
  expect(lightOf(play(start, delay('3', 6))).signal).toBe('go')
  expect(lightOf(play(start, delay('2', 1))).signal).toBe('at risk')
  expect(lightOf(play(start, delay('5', 15))).signal).toBe('at risk')
  expect(lightOf(play(start, delay('5', 16)))).toEqual({
    signal: 'no-go',
    reason: 'finish after the window',
  })
})

function tight(...actions: RunAction[]) {
  return lightOf(play(...actions), { ...book, windowEnd: 42 })
}

test('the light: at risk where the point of no return leaves no time to back out, until it is passed', () => {
  expect(tight(start, delay('2', 2)).reason).toBe('late, inside the window')
  expect(tight(start, delay('2', 3))).toEqual({
    signal: 'at risk',
    reason: 'no time left to back out',
  })
  expect(tight(start, delay('2', 3), tick(28)).reason).toBe('late, inside the window')
})

test('says when the point of no return is passed, and where a backout from now would end', () => {
  expect(viewRun(play(start, tick(24))).noReturn?.isPassed).toBe(false)
  expect(viewRun(play(start, tick(25))).noReturn?.isPassed).toBe(true)
  expect(play(start, tick(12), backOut).course.finish).toBe(27)
})

test('steps from event to event, from the start to the end', () => {
  const minutes: number[] = []
  let run = advance(newRun(book), step)
  for (; viewRun(run).status === 'running'; run = advance(run, step)) minutes.push(run.minute)
  expect(minutes).toEqual([0, 10, 14, 20, 25])
  expect(advance(run, step)).toMatchObject({ minute: 35 })
})

test('the clock rests while the run is paused, at a step and at the end', () => {
  expect(play(start, { type: 'pause' }, tick(20)).minute).toBe(0)
  expect(play(start, { type: 'pause' }, { type: 'resume' }, tick(20)).minute).toBe(20)
  expect(play(step, step, tick(20))).toMatchObject({ mode: 'paused', minute: 10 })
  expect(play(start, tick(35)).mode).toBe('paused')
})

test('the course is worked out anew by a delay and a backout, and never by the clock', () => {
  const run = play(start)
  for (const action of [tick(12), step, { type: 'pause' }] as const)
    expect(advance(run, action).course).toBe(run.course)
  const called = play(start, tick(12), backOut)
  expect(advance(called, tick(20)).course).toBe(called.course)
})

test('a runbook that changes under its run keeps what was done to it', () => {
  const run = play(start, tick(12), delay('2', 5))
  const next = advance(run, {
    type: 'replan',
    runbook: { ...book, tasks: book.tasks.slice(0, -1) },
  })
  expect(next).toMatchObject({ minute: 12, mode: 'playing', delays: run.delays })
  expect(next.course.tasks).toHaveLength(book.tasks.length - 1)
})

test.each([
  [[start, tick(12)], 'The run has started.'],
  [[start, tick(30)], 'Task 4: go, at minute 25.'],
  [[start, tick(35)], 'Finished at minute 35.'],
  [[start, delay('2', 15)], 'moves from minute 35 to minute 50'],
  [[start, delay('3', 2)], 'Float absorbs it'],
  [[start, delay('2', -5)], 'takes 5 min less. The finish moves'],
  [[start, delay('2', 15), { type: 'undo', place: 0 }], 'moves from minute 50 to minute 35'],
  [[start, tick(12), backOut], 'Backout called at minute 12: 2 tasks, finished by minute 27.'],
  [[start, tick(12), backOut, undoBackOut], 'The run goes on from minute 12.'],
  [[start, tick(12), backOut, tick(99)], 'Backed out at minute 27.'],
  [[backOut], 'nothing to undo'],
] satisfies [RunAction[], string][])('tells what an action brought: %#', (actions, said) => {
  expect(tell(play(...actions).news!, (minute) => `minute ${minute}`)).toContain(said)
})

test('reset forgets everything', () => {
  expect(play(start, tick(12), delay('2', 5), backOut, { type: 'reset' })).toEqual(newRun(book))
})

test('a task that overlaps the delayed one keeps the start that it has had', () => {
  const overlap = { from: '1', kind: 'finish-to-start', lag: { minutes: -20 } } as const
  const together = { from: '1', kind: 'finish-to-finish', lag: { minutes: 10 } } as const
  const tasks = [
    task('1', 60),
    task('2', 30, [], { links: [overlap] }),
    task('3', 40, [], { links: [together] }),
  ]
  const run = [start, tick(50), delay('1', 30)].reduce(advance, newRun(runbook(tasks)))
  expect(viewOf(run, '2')).toMatchObject({ state: 'running', start: 40, finish: 70 })
  expect(viewOf(run, '3')).toMatchObject({ state: 'late', start: 30, finish: 100 })
  const known = newRun(runbook(tasks), run.delays)
  expect(known.course).toEqual(run.course)
  expect(viewOf(advance(known, start), '2')).toMatchObject({ start: 70, finish: 100 })
})

test('the past never changes: a delay or backout leaves what is done or begun as it was', () => {
  const actions = fc.array(
    fc.oneof(
      fc.nat({ max: 400 }).map(tick),
      fc.constant(step),
      fc.record({ pick: fc.nat({ max: 23 }), minutes: fc.integer({ min: -60, max: 60 }) }),
      fc.constant(backOut),
    ),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(linkedTasks, actions, (tasks, choices) => {
      const undo = task('B', 30, [], { undoes: tasks.map(({ id }) => id) })
      let run = advance(newRun(runbook(tasks, { backout: [undo] })), start)
      for (const choice of choices) {
        const { minute, tasks: before } = viewRun(run)
        const done = before.filter(({ state }) => state === 'done')
        const begun = before.filter(({ start: from }) => from < minute)
        run = advance(
          run,
          'pick' in choice
            ? delay(tasks[choice.pick % tasks.length]?.id ?? '', choice.minutes)
            : choice,
        )
        for (const {
          task: { id },
          start: from,
          finish,
        } of done)
          expect(viewOf(run, id)).toMatchObject({ state: 'done', start: from, finish })
        for (const view of begun) expect(viewOf(run, view.task.id)?.start).toBe(view.start)
      }
    }),
  )
})

import type { Plugin } from 'vite'

const prefix = 'build step: '

/**
 * Begins a step of the build and ends the one before it. The marks are in the process's own timeline.
 */
export function beginStep(name: string) {
  performance.mark(prefix + name)
}

type StepTime = { name: string; seconds: number }

/** How long each step took, in the order of their beginnings; a step begun twice counts once. */
export function stepTimes(marks: readonly { name: string; startTime: number }[], end: number) {
  const steps = marks.filter(({ name }) => name.startsWith(prefix))
  const times = new Map<string, number>([['starting', steps[0]?.startTime ?? end]])
  for (const [index, { name, startTime }] of steps.entries()) {
    const step = name.slice(prefix.length)
    const until = steps[index + 1]?.startTime ?? end
    times.set(step, (times.get(step) ?? 0) + until - startTime)
  }
  return [...times].map(([name, ms]): StepTime => ({ name, seconds: ms / 1000 }))
}

/** The table that ends a build. Processor time, in seconds, is what a busy machine cannot stretch. */
export function stepTable(times: readonly StepTime[], processorSeconds: number): string {
  const total = { name: 'whole build', seconds: times.reduce((sum, it) => sum + it.seconds, 0) }
  const lines = [...times, total].map(
    ({ name, seconds }) => `  ${name.padEnd(12)} ${seconds.toFixed(1).padStart(5)} s`,
  )
  return `\n${lines.join('\n')}, of processor time ${processorSeconds.toFixed(1)} s\n`
}

/** Prints where this process's time went, from its start until now. */
export function printSteps() {
  const times = stepTimes(performance.getEntriesByType('mark'), performance.now())
  const { user, system } = process.cpuUsage()
  console.warn(stepTable(times, (user + system) / 1e6))
}

/** Marks the two bundles, and the pages, which vite-react-ssg renders after the second. */
export function timeSteps(): Plugin {
  let bundle = ''
  return {
    name: 'time-steps',
    apply: 'build',
    configResolved: ({ build }) => {
      bundle = build.ssr ? 'server' : 'client'
    },
    buildStart: () => beginStep(bundle),
    closeBundle: () => {
      if (bundle === 'server') beginStep('pages')
    },
  }
}

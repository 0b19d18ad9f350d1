import { expect } from 'vitest'

/** Seconds of this thread's processor time: what else a machine does changes little of it. */
async function secondsOf(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1e6
}

/** Fails if `work` takes three times as long, and 0.3 seconds more, for twice as much. */
export async function expectInProportion(work: (size: number) => unknown, size: number) {
  const once = await secondsOf(() => work(size))
  expect(await secondsOf(() => work(2 * size))).toBeLessThan(3 * once + 0.3)
}

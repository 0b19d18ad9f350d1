import { expect, test } from 'vitest'
import { createQueue } from '../../../local/queue.ts'

async function later<T>(value: T, milliseconds: number) {
  return new Promise<T>((resolve) => setTimeout(resolve, milliseconds, value))
}

test('runs one task at a time, in the order in which they came', async () => {
  const inTurn = createQueue()
  const events: string[] = []

  function task(name: string, milliseconds: number) {
    return async () => {
      events.push(`${name} starts`)
      await later(name, milliseconds)
      events.push(`${name} ends`)
      return name
    }
  }

  const results = await Promise.all([inTurn(task('slow', 20)), inTurn(task('quick', 1))])
  expect(results).toEqual(['slow', 'quick'])
  expect(events).toEqual(['slow starts', 'slow ends', 'quick starts', 'quick ends'])
})

test('goes on after a task that failed, and tells only its own caller', async () => {
  const inTurn = createQueue()
  const failing = inTurn(async () => Promise.reject(new Error('no')))
  await expect(inTurn(async () => 'yes')).resolves.toBe('yes')
  await expect(failing).rejects.toThrow('no')
})

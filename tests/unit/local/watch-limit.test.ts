import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repository } from '../../../local/repository.ts'

/** A process whose watchers fail like this, without a listener. */
function fail(error: object) {
  return spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { EventEmitter } from 'node:events'
      import { surviveWatchLimit } from ${JSON.stringify(join(repository, 'local/site/watch-limit.ts'))}
      surviveWatchLimit()
      const error = Object.assign(new Error('no more'), ${JSON.stringify(error)})
      for (let watcher = 0; watcher < 3; watcher += 1)
        setTimeout(() => new EventEmitter().emit('error', error))
      setTimeout(() => console.log('alive'), 50)`,
    ],
    { encoding: 'utf8' },
  )
}

test('a process outlives a watch that the system refuses, and says so in one line', () => {
  const { status, stdout, stderr } = fail({ code: 'ENOSPC', syscall: 'watch' })
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'alive\n' })
  expect(stderr).toMatch(/^Changes are not seen any more.*no more.*\n$/)
})

test('it dies of any other error', () => {
  const { status, stdout, stderr } = fail({ code: 'ENOSPC', syscall: 'write' })
  expect(status).not.toBe(0)
  expect(stdout).toBe('')
  expect(stderr).toContain('no more')
})

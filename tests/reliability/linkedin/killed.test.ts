import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { image } from '../../../local/linkedin/sample-pictures.ts'
import { engines } from '../supabase/engines.ts'
import { setUpBench } from './bench.ts'
import { pictured, plainPosts, urns } from './plain-post.ts'

describe.each(engines)('in the middle of a run on $name', (engine) => {
  const bench = setUpBench(engine)

  test('a process that is killed loses nothing: the next run completes what it began', async () => {
    const posts = [...plainPosts(10), pictured(11, image('cue'))]
    const scene = await bench.open({ posts })
    scene.linkedin.faults.set('media', { kind: 'silence' })
    const child = spawn(process.execPath, [join(import.meta.dirname, 'scheduled-process.ts')], {
      env: { ...scene.env, NETLIFY_BLOBS_CONTEXT: bench.blobs.context },
      stdio: 'ignore',
    })
    await expect.poll(() => scene.requestsTo('media').length, { timeout: 60_000 }).toBe(1)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await bench.lastRun()).toMatchObject({ outcome: 'running' })
    expect(await bench.visible()).toHaveLength(posts.length)
    scene.linkedin.faults.clear()
    await bench.database.query(
      `update public.sync_runs set started_at = started_at - interval '1 hour'`,
    )
    await scene.schedule()
    expect(await bench.lastRun()).toMatchObject({ outcome: 'succeeded' })
    expect(await bench.visibleIds()).toEqual(urns(posts))
    expect((await bench.visible()).at(-1)?.image_url).not.toBeNull()
    expect((await bench.runs())[0]).toMatchObject({
      outcome: 'abandoned',
      error_code: 'run_abandoned',
    })
  })
})

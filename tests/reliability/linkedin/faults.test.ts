import { describe, expect, test } from 'vitest'
import { samplePictures } from '../../../local/linkedin/sample-pictures.ts'
import { setUpBench, type Scene } from './bench.ts'
import { faultCases } from './fault-cases.ts'
import { plainPost, plainPosts } from './plain-post.ts'

describe('a fault', () => {
  const bench = setUpBench()

  test.each(faultCases)('keeps what was stored and names its cause: %s', async (...fault) => {
    const [, outcome] = fault
    const { run, updated } = await whenPostsAreStored(fault)
    expect({ run, updated, answer: await whenTheTableIsEmpty(fault) }).toEqual(outcome)
  })

  async function whenPostsAreStored([, outcome, arrange, timing]: (typeof faultCases)[number]) {
    const posts = plainPosts(30)
    const scene = await bench.openSynced({ posts, pageLimit: 25 }, timing)
    const before = await bench.visible()
    expect(before).toHaveLength(30)

    // All is new at LinkedIn, so that a good run would change every row.
    posts.forEach((post, index) => posts.splice(index, 1, changed(post.ageHours)))
    await arrange(scene, bench)
    await scene.schedule()
    await endBrokenRun(scene, outcome.run)

    const after = await bench.visible()
    expect(after.map((each) => each.id)).toEqual(before.map((each) => each.id))
    const old = new Map(before.map((each) => [each.id, each.text]))
    const updated = after.filter((each) => each.text === changed(0).commentary)
    const untouched = after.filter((each) => each.text === old.get(each.id))
    expect(untouched).toHaveLength(after.length - updated.length)
    const run = (await bench.runs())[1]
    expectCleanLog(scene)
    return {
      run: run ? `${run.outcome}, ${run.error_code ?? 'no code'}` : 'no row',
      updated: updated.length,
    }
  }

  async function whenTheTableIsEmpty([, , arrange, timing]: (typeof faultCases)[number]) {
    const posts = plainPosts(30).map((post) => changed(post.ageHours))
    const scene = await bench.open({ posts, pageLimit: 25 }, timing)
    await arrange(scene, bench)
    const { status, headers, answer } = await scene.call()
    expect(answer.success).toBe(status === 200)
    expectCleanLog(scene)
    const wait = headers.get('retry-after')
    return `${status}, ${answer.code ?? 'no code'}${wait ? `, Retry-After: ${wait}` : ''}`
  }

  /** A run whose last write failed is still running: the next claim after its lock's expiry says so. */
  async function endBrokenRun(scene: Scene, run: string) {
    bench.gate.open()
    if (!run.startsWith('abandoned')) return
    expect(await bench.lastRun()).toMatchObject({ outcome: 'running' })
    await bench.database.query(
      "update public.sync_runs set started_at = now() - interval '1 hour' where outcome = 'running'",
    )
    await scene.schedule()
  }

  function expectCleanLog({ lines, linkedin }: Scene) {
    const secrets = [
      linkedin.accessToken,
      linkedin.tokens.clientSecret,
      bench.database.serviceRoleKey,
      'stale-refresh-token',
    ]
    for (const line of lines) {
      expect(JSON.parse(line)).toMatchObject({ feature: 'linkedin' })
      expect(JSON.parse(line)).not.toMatchObject({ level: 'error' })
      for (const secret of secrets) expect(line).not.toContain(secret)
    }
  }
})

function changed(hours: number) {
  const picture = samplePictures[hours % 8]
  return plainPost(hours, {
    commentary: 'All new.',
    counts: { reactions: { LIKE: 5000 }, comments: 9, shares: 9 },
    ...(picture && { content: { media: { id: picture.urn } } }),
  })
}

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { samplePictures } from '../../../local/linkedin/sample-pictures.ts'
import { engines } from '../supabase/engines.ts'
import { startBench, type Bench, type Scene } from './bench.ts'
import { faultCases, type FaultCase } from './fault-cases.ts'
import { plainPost, plainPosts } from './plain-post.ts'
import { documented } from '../documented.ts'

const seen = new Map<string, string[]>()

describe.each(engines)('a fault on $name', (engine) => {
  let bench: Bench
  let scene: Scene
  beforeAll(async () => {
    bench = await startBench(engine)
  })
  afterEach(async () => scene.close())
  afterAll(async () => bench.close())

  test.each(faultCases)('keeps what was stored and names its cause: $name', async (fault) => {
    const kept = await whenPostsAreStored(fault)
    const answered = await whenTheTableIsEmpty(fault)
    const row = [
      fault.name,
      `${kept.before} → ${kept.after}`,
      `${kept.updated}`,
      kept.run,
      answered,
    ]
    // Both databases see the same.
    expect(row).toEqual(seen.get(fault.name) ?? row)
    seen.set(fault.name, row)
  })

  async function whenPostsAreStored(fault: FaultCase) {
    const posts = plainPosts(30)
    scene = await bench.open({ posts, pageLimit: 25 }, fault.timing)
    await scene.schedule()
    const before = await bench.visible()
    expect(before).toHaveLength(30)

    // All is new at LinkedIn, so that a good run would change every row.
    posts.forEach((post, index) => posts.splice(index, 1, renewed(post.ageHours)))
    await fault.arrange(scene, bench)
    await scene.schedule()
    await endBrokenRun(fault)

    const after = await bench.visible()
    expect(after.map((each) => each.id)).toEqual(before.map((each) => each.id))
    const old = new Map(before.map((each) => [each.id, each.text]))
    const updated = after.filter((each) => each.text === renewed(0).commentary)
    const untouched = after.filter((each) => each.text === old.get(each.id))
    expect(updated).toHaveLength(fault.updated)
    expect(untouched).toHaveLength(after.length - fault.updated)
    const run = (await bench.runs())[1]
    expect(run && { outcome: run.outcome, code: run.error_code }).toEqual(fault.run)
    expectCleanLog()
    await scene.close()
    return {
      before: before.length,
      after: after.length,
      updated: updated.length,
      run: run ? `${run.outcome}, ${code(run.error_code)}` : 'no row: the database takes none',
    }
  }

  async function whenTheTableIsEmpty(fault: FaultCase) {
    const posts = plainPosts(30).map((post) => renewed(post.ageHours))
    scene = await bench.open({ posts, pageLimit: 25 }, fault.timing)
    await fault.arrange(scene, bench)
    const { status, headers, answer } = await scene.call()
    const retryAfter = headers.get('retry-after')
    const answerCode = answer.code ?? null
    expect({
      status,
      code: answerCode,
      retryAfter: retryAfter ? Number(retryAfter) : undefined,
    }).toEqual({ retryAfter: undefined, ...fault.answer })
    expect(answer.success).toBe(status === 200)
    expectCleanLog()
    const wait = retryAfter ? `, Retry-After: ${retryAfter}` : ''
    return `${status}, ${answer.success ? 'success' : 'no success'}, ${code(answerCode)}${wait}`
  }

  async function endBrokenRun(fault: FaultCase) {
    bench.gate.open()
    if (fault.run?.outcome !== 'abandoned') return
    expect(await bench.lastRun()).toMatchObject({ outcome: 'running' })
    await bench.database.query(
      "update public.sync_runs set started_at = now() - interval '1 hour' where outcome = 'running'",
    )
    await scene.schedule()
  }

  function expectCleanLog() {
    const secrets = [
      scene.linkedin.accessToken,
      scene.linkedin.tokens.clientSecret,
      bench.database.serviceRoleKey,
      'stale-refresh-token',
    ]
    for (const line of scene.lines) {
      expect(JSON.parse(line)).toMatchObject({ feature: 'linkedin' })
      expect(JSON.parse(line)).not.toMatchObject({ level: 'error' })
      for (const secret of secrets) expect(line).not.toContain(secret)
    }
  }
})

test('docs/reliability.md says what these tests saw', () => {
  expect(documented('faults')).toEqual(faultCases.map(({ name }) => seen.get(name)))
})

function renewed(hours: number) {
  const picture = samplePictures[hours % 8]
  return plainPost(hours, {
    commentary: 'All new.',
    counts: { reactions: { LIKE: 5000 }, comments: 9, shares: 9 },
    ...(picture && { content: { media: { id: picture.urn } } }),
  })
}

function code(text: string | null) {
  return text ? `\`${text}\`` : 'no code'
}

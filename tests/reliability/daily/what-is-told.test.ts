import { expect, test } from 'vitest'
import type { LocalAlerts } from '../../../local/services/alerts.ts'
import { workDaily } from '../../../netlify/daily/work-daily.ts'
import { answerHealth } from '../../../netlify/health/check-health.ts'
import { createLog } from '../../../netlify/platform/log.ts'
import { documented } from '../documented.ts'
import { setUpBench, type Scene } from '../linkedin/bench.ts'
import { plainPosts } from '../linkedin/plain-post.ts'

const dayMs = 86_400_000
const start = Date.parse('2026-11-20T06:00:00Z')

const bench = setUpBench()
let scene: Scene
let alerts: LocalAlerts

const downAtLinkedIn = 'LinkedIn is down'
const storeAway = 'the blob store is away'
const revoked = 'the token is revoked'
const renewed = 'a new token is set'

type Told = 'failing' | 'recovered' | 'old posts' | 'token'
type Day = { what: string[]; told: Told[]; heartbeat: 'good' | 'fail' }

/** The token was first seen 46 days before the first of them: it lapses on the fifteenth. */
const days: Day[] = [
  { what: [], told: [], heartbeat: 'good' },
  { what: [downAtLinkedIn], told: [], heartbeat: 'fail' },
  { what: [], told: [], heartbeat: 'good' },
  { what: [downAtLinkedIn], told: [], heartbeat: 'fail' },
  { what: [downAtLinkedIn, storeAway], told: ['failing'], heartbeat: 'fail' },
  { what: [downAtLinkedIn], told: ['failing', 'old posts', 'token'], heartbeat: 'fail' },
  { what: [storeAway], told: [], heartbeat: 'good' },
  { what: [], told: ['recovered', 'token'], heartbeat: 'good' },
  { what: [revoked], told: ['failing', 'token'], heartbeat: 'fail' },
  { what: [renewed], told: ['recovered'], heartbeat: 'good' },
]

const signs: Record<Told, RegExp> = {
  failing: /has failed/,
  recovered: /has recovered/,
  'old posts': /hours old/,
  token: /LINKEDIN_ACCESS_TOKEN lapses/,
}

async function live(number: number, what: readonly string[]) {
  alerts.messages.length = 0
  alerts.heartbeats.length = 0
  const { faults, tokens } = scene.linkedin
  faults.clear()
  bench.blobs.gate.judge(() => (what.includes(storeAway) ? 'vanish' : 'pass'))
  if (what.includes(downAtLinkedIn)) faults.set('posts', { kind: 'status', status: 503 })
  if (what.includes(revoked)) tokens.expireAll()
  if (what.includes(renewed)) {
    scene.env.LINKEDIN_ACCESS_TOKEN = 'a-new-token'
    tokens.allow('a-new-token')
  }
  const now = start + number * dayMs
  await workDaily(scene.env, scene.timing, now)
  const health = await (await answerHealth(scene.env, createLog('health'), now)).json()
  const told = Object.entries(signs).flatMap(([name, sign]) =>
    alerts.messages.some((text) => sign.test(text)) ? [name] : [],
  )
  expect(alerts.messages, 'each message has one meaning').toHaveLength(told.length)
  return { told, heartbeat: alerts.heartbeats.join(), token: health.token }
}

test('ten days: what the owner is told on each', async () => {
  scene = await bench.open({ posts: plainPosts(3) })
  alerts = await scene.hear()
  expect(await live(-45, [])).toMatchObject({ told: [], token: { daysLeft: 60 } })
  // Nothing was noted of 44 days.
  expect(await live(0, [])).toMatchObject({ told: ['recovered'] })
  const rows: string[][] = []
  for (const [index, { what, told, heartbeat }] of days.entries()) {
    const number = index + 1
    const lived = await live(number, what)
    expect(lived, `day ${number}`).toMatchObject({ told, heartbeat })
    const left = what.includes(renewed) ? 60 : 15 - number
    const daysLeft = what.includes(storeAway) ? undefined : left
    expect(lived.token?.daysLeft, `day ${number}`).toBe(daysLeft)
    const cells = [what.join(', ') || 'all is well', told.join(', ') || 'nothing', heartbeat]
    rows.push([`${number}`, ...cells, daysLeft === undefined ? 'unreadable' : `${daysLeft} days`])
  }
  expect(documented('ten days')).toEqual(rows)
})

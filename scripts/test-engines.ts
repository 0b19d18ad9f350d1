import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testEnvironment } from '../local/e2e/build.ts'
import { startSite } from '../local/site/start-site.ts'
import { startFirefox, startWebKit, type Engine } from './engines/engines.ts'
import { journeys, makeVisitor } from './engines/journeys.ts'

/** The engines beside Chromium, and what Debian calls what they need. */
const engines = [
  { name: 'Firefox', start: startFirefox, packages: 'firefox-esr' },
  { name: 'WebKit', start: startWebKit, packages: 'webkit2gtk-driver and xvfb' },
]

let failed = 0

function fail(error: unknown) {
  failed += 1
  console.error(error instanceof Error ? error.message : error)
}

async function takeJourneys(engine: Engine, site: string) {
  await engine.resize(1440, 900)
  for (const [journey, take] of Object.entries(journeys)) {
    const started = performance.now()
    const error = await take(makeVisitor(engine, site)).then(
      () => undefined,
      (reason: unknown) => reason ?? new Error('no reason'),
    )
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${error ? '✘' : '✓'} ${engine.name}: ${journey} (${seconds} s)`)
    if (error) fail(error)
  }
}

const cleanups: (() => Promise<void>)[] = []

async function cleanUpAll() {
  for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp()
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cleanUpAll().finally(() => process.exit(1)))

try {
  const dist = await mkdtemp(join(tmpdir(), 'engines-'))
  cleanups.push(async () => rm(dist, { recursive: true, force: true }))
  const site = await startSite({ dist, build: true, env: testEnvironment() })
  cleanups.push(site.close)

  for (const { name, start, packages } of engines) {
    try {
      const engine = await start()
      if (engine) {
        cleanups.push(engine.close)
        await takeJourneys(engine, site.url)
        await engine.close()
      } else console.log(`– ${name}: skipped: ${packages} not installed`)
    } catch (error) {
      console.log(`✘ ${name}`)
      fail(error)
    }
  }
} finally {
  await cleanUpAll()
}
process.exitCode = failed > 0 ? 1 : 0

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testEnvironment } from '../local/e2e/build.ts'
import { startSite } from '../local/site/start-site.ts'
import { startFirefox } from './engines/firefox.ts'
import { journeys, makeVisitor } from './engines/journeys.ts'
import { startWebKit } from './engines/webkit.ts'

/** The engines beside Chromium, and what Debian calls what they need. */
const engines = [
  { name: 'Firefox', start: startFirefox, packages: 'firefox-esr' },
  { name: 'WebKit', start: startWebKit, packages: 'webkit2gtk-driver and xvfb' },
]

const dist = await mkdtemp(join(tmpdir(), 'engines-'))
const site = await startSite({ dist, build: true, env: testEnvironment() })
let failed = 0

for (const { name, start, packages } of engines) {
  const engine = await start()
  if (!engine) {
    console.log(`– ${name}: skipped, for want of ${packages}`)
    continue
  }
  try {
    await engine.resize(1440, 900)
    for (const [journey, take] of Object.entries(journeys)) {
      const started = performance.now()
      const error = await take(makeVisitor(engine, site.url)).then(
        () => undefined,
        (reason: unknown) => reason,
      )
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(`${error ? '✘' : '✓'} ${name}: ${journey} (${seconds} s)`)
      if (!error) continue
      failed += 1
      console.error(error instanceof Error ? error.message : error)
    }
  } finally {
    await engine.close()
  }
}

await site.close()
await rm(dist, { recursive: true, force: true })
process.exitCode = failed > 0 ? 1 : 0

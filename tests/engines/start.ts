import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { testEnvironment } from '../../local/e2e/build.ts'
import { startSite } from '../../local/site/start-site.ts'
import { everyPage } from '../e2e/every-page.ts'
import { firefox } from './firefox.ts'
import { webkit } from './webkit.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Absent where no engine is installed. */
    site?: { url: string; pages: string[] }
  }
}

/**
 * Builds the site with the stand-ins' addresses, the booking page's among them, and serves it as
 * deployed. Says how to install an engine that is missing.
 */
export default async function start({ provide }: TestProject) {
  const engines = [webkit, firefox]
  const missing = engines.filter(({ isInstalled }) => !isInstalled())
  if (missing.length > 0) {
    const names = missing.map(({ name }) => name).join(' and ')
    const packages = missing.flatMap((engine) => engine.packages).join(' ')
    console.warn(
      `Skipped: ${names}, not installed here. To install: apt-get install -y ${packages}`,
    )
  }
  if (missing.length === engines.length) return

  const dist = await mkdtemp(join(tmpdir(), 'engines-'))
  const site = await startSite({ dist, build: true, env: testEnvironment() })
  // The news as a day finds them.
  await fetch(`${site.url}/api/fetch-linkedin-posts`, { method: 'POST' })
  provide('site', { url: site.url, pages: everyPage(dist) })
  return async () => {
    await site.close()
    await rm(dist, { recursive: true })
  }
}

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findBrowser } from './find-browser.ts'

const minute = 60_000

function run(command: string, args: string[], minutes: number) {
  console.log(`$ ${command} ${args.join(' ')}`)
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: minutes * minute,
    env: {
      ...process.env,
      DEBIAN_FRONTEND: 'noninteractive',
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
    },
  })
  return status === 0
}

/** Finds a browser, and installs one where there is none. Throws one clear sentence if it cannot. */
export function requireBrowser(): string {
  const found = findBrowser()
  if (found) return found

  console.log('There is no Chromium here: installing one.')
  run('playwright', ['install', 'chromium'], 5)
  const downloaded = findBrowser()
  if (downloaded) return downloaded

  if (process.getuid?.() === 0 && existsSync('/etc/debian_version'))
    if (run('apt-get', ['update'], 5))
      run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], 10)
  const installed = findBrowser()
  if (installed) return installed

  throw new Error(
    'The end-to-end tests need Chromium, and none could be installed: install one and name it in CHROMIUM_PATH.',
  )
}

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { execaSync } from 'execa'
import { chromium } from 'playwright'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const headlessShell = 'chromium-headless-shell'
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const minute = 60_000

/**
 * The browser that a visitor has: CHROMIUM_PATH, Playwright's own, or one on the system. Throws when
 * CHROMIUM_PATH names one that does not run.
 */
export function findBrowser(): string | undefined {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) {
    if (runs(CHROMIUM_PATH)) return CHROMIUM_PATH
    throw new Error(`CHROMIUM_PATH is ${CHROMIUM_PATH}, which is no browser that runs here.`)
  }
  if (runs(chromium.executablePath())) return chromium.executablePath()
  return findProgram(...names) ?? applications.find((path) => runs(path))
}

/**
 * The browser without windows, which is the quicker one, or the whole one where there is none. Undefined
 * for Playwright's own, which it finds by itself.
 */
export function findHeadlessShell(): string | undefined {
  if (process.env.CHROMIUM_PATH) return findBrowser()
  if (runs(chromium.executablePath())) return undefined
  return findProgram(headlessShell) ?? findBrowser()
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
      // Installed one by one, because not every Debian has the second.
      for (const name of ['chromium', headlessShell])
        run('apt-get', ['install', '-y', '--no-install-recommends', name], 10)
  const installed = findBrowser()
  if (installed) return installed

  throw new Error(
    'The end-to-end tests need Chromium, and none could be installed: install one and name it in CHROMIUM_PATH.',
  )
}

function run(command: string, args: string[], minutes: number) {
  console.log(`$ ${command} ${args.join(' ')}`)
  const { failed } = execaSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: minutes * minute,
    env: { DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
    reject: false,
  })
  return !failed
}

/**
 * Whether a program really starts. It may lack libraries, or be a stub that only asks for a snap. On Windows
 * Chrome opens a window when it is asked for its version, so there a file is enough.
 */
function runs(path: string) {
  if (!existsSync(path)) return false
  return (
    process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 15_000 }).status === 0
  )
}

/** The first program of these names in the order of PATH. */
function findProgram(...programs: string[]): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => programs.map((program) => join(folder, program)))
    .find((path) => runs(path))
}

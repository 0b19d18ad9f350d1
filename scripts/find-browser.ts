import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Whether a browser really starts: one may lack its libraries, or be a stub that wants a snap. */
function runs(path: string) {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 15_000 }).status === 0
}

function systemBrowsers(path = process.env.PATH ?? '') {
  return [
    ...path.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name))),
    ...applications,
  ]
}

/**
 * The browser for the end-to-end tests: CHROMIUM_PATH, Playwright's own, or one on the system.
 * Throws when CHROMIUM_PATH names one that does not run.
 */
export function findBrowser(): string | undefined {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) {
    if (runs(CHROMIUM_PATH)) return CHROMIUM_PATH
    throw new Error(`CHROMIUM_PATH is ${CHROMIUM_PATH}, which is no browser that runs here.`)
  }
  return [chromium.executablePath(), ...systemBrowsers()].find(runs)
}

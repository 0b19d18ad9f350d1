import { availableParallelism } from 'node:os'
import { defineConfig } from 'playwright/test'
import { findHeadlessShell } from './scripts/find-browser.ts'

const { E2E_REPORT } = process.env

/**
 * The two popups of its address bar cost a whole browser two thirds of the work of a new window. The
 * others are those of Playwright's own list that a test could meet: a second list replaces the first.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** Each serves a site of its own, and takes a process half a minute. */
const ownSites = ['unconfigured.spec.ts', 'vendors.spec.ts']

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Only a test during which Chromium stopped drawing for a minute runs again, in a new browser. It happens now and
  // then on slow machines: no frame comes and no picture can be taken, while the page's script goes on. Any other
  // failure stays one: tests/e2e/quiet-browser.ts.
  retries: 1,
  // Each holds a whole site and a browser: about 1 GB. A third on two cores uses what the two wait.
  workers: Number(process.env.E2E_WORKERS ?? (availableParallelism() >= 2 ? 3 : 1)),
  // These only end what would never end: the machine may be busy with other things.
  timeout: 600_000,
  expect: { timeout: 45_000 },
  // The longest come first: at the end, the others would have nothing to do beside them.
  projects: [
    { name: 'own sites', testMatch: ownSites },
    { name: 'the site', testIgnore: ownSites },
  ],
  reporter: E2E_REPORT ? [['list'], ['json', { outputFile: E2E_REPORT }]] : 'list',
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    launchOptions: {
      executablePath: findHeadlessShell(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${disabledFeatures.join(',')}`,
      ],
    },
  },
})

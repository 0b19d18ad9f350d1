import { chromium, type Page } from 'playwright'

/** A browser that takes the benchmark's own certificate. */
export async function launchBrowser(executablePath: string) {
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--ignore-certificate-errors'],
  })
}

/** Makes a page's processor four times slower. */
export async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** In a page: waits until it has nothing to do. */
export async function rest() {
  return new Promise((done) => requestIdleCallback(done))
}

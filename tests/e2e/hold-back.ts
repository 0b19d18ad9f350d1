import type { Page } from 'playwright/test'

/** Keeps what a page asks for under these addresses from it. Returns the way to let it arrive. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await released
    // The page may be gone by now.
    await route.continue().catch(() => undefined)
  })
  return release
}

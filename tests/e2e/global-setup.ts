import { buildForTests } from '../../local/e2e/build.ts'

/** Builds the site once for all tests, unless that was done just before. */
export default async function globalSetup() {
  if (process.env.E2E_IS_BUILT !== 'true') await buildForTests()
}

import { buildBare, buildForTests } from '../../local/e2e/build.ts'

/** Builds the two sites once for all tests, unless that was done just before. */
export default async function globalSetup() {
  if (process.env.E2E_IS_BUILT === 'true') return
  // One after the other: builds share a temporary folder.
  await buildForTests()
  await buildBare()
}

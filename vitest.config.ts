import { defineConfig } from 'vitest/config'

/**
 * Ends what would never end. No test is meant to come near these limits (ms): a machine may be busy with
 * other things.
 */
const limits = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // Files of one process share their modules: half the work is to load them.
          isolate: false,
          include: [
            'tests/unit/**/*.test.{ts,tsx}',
            'packages/*/tests/**/*.test.{ts,tsx}',
            'tests/specification.test.ts',
          ],
          setupFiles: ['tests/no-unexpected-errors.ts'],
          ...limits,
        },
      },
      // On a database in this process, and on a real PostgreSQL if the machine has one.
      {
        test: {
          name: 'reliability',
          // A quarter of their processor time was the engine, loaded anew for each file.
          isolate: false,
          include: ['tests/reliability/**/*.test.ts'],
          // Half of their time is waiting.
          maxWorkers: 3,
          setupFiles: ['tests/no-unexpected-errors.ts'],
          ...limits,
        },
      },
      // Reads the site that the tests' build has written to dist-test/.
      {
        test: {
          name: 'site',
          // The built pages are read and parsed once.
          isolate: false,
          include: ['tests/site/**/*.test.ts'],
          ...limits,
        },
      },
      // Builds and serves a site of its own, and visits it in two other engines side by side.
      {
        test: {
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          globalSetup: 'tests/engines/start.ts',
          maxWorkers: 2,
          ...limits,
          testTimeout: 240_000,
        },
      },
    ],
  },
})

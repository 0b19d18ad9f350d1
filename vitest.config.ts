import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/specification.test.ts'],
          setupFiles: ['tests/no-unexpected-errors.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      // On a database in this process, and on a real PostgreSQL if the machine has one.
      {
        test: {
          name: 'reliability',
          include: ['tests/reliability/**/*.test.ts'],
          setupFiles: ['tests/no-unexpected-errors.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      // Reads the site that the tests' build has written to dist-test/.
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})

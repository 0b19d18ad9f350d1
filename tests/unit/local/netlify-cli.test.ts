import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { expect, test } from 'vitest'

// The CLI itself is not installed. With this it was tried (26, offline): not-found pages are 404, and
// the policy in a dist/ from an earlier build has no say in development.
test('Netlify’s CLI runs our own development server, and reads no earlier build', () => {
  const config = 'local/site/vite.dev.config.ts'
  expect(parse(readFileSync('netlify.toml', 'utf8'))).toMatchObject({
    build: { publish: 'dist' },
    context: { dev: { publish: 'public' } },
    dev: { command: `vite-react-ssg dev --config ${config}`, targetPort: 5173 },
  })
  const source = readFileSync(config, 'utf8')
  expect(source).toContain('notFoundInDevelopment()')
  expect(source).toContain('DEV_PORT ?? 5173')
})

import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { parse } from 'smol-toml'
import { expect, test } from 'vitest'

// The CLI itself is not installed. With this it was tried (26, offline): not-found pages are 404, and
// the policy in a dist/ from an earlier build has no say in development.
test('Netlify’s CLI runs our own development server, and reads no earlier build', () => {
  expect(parse(readFileSync('netlify.toml', 'utf8'))).toMatchObject({
    build: { publish: 'dist' },
    context: { dev: { publish: 'public' } },
    dev: { command: 'node local/netlify-dev.ts 5173', targetPort: 5173 },
  })
})

test('a copy of .env.example overrides no setting that the README gives on the command line', () => {
  const given = readFileSync('README.md', 'utf8').matchAll(/\b([A-Z_]{4,})=\S+ (?:netlify|npm)/g)
  const names = Array.from(given, ([, name]) => name)
  expect(names).toContain('LAUNCH_CHECK')
  expect(Object.keys(parseEnv(readFileSync('.env.example', 'utf8')))).not.toEqual(
    expect.arrayContaining(names),
  )
})

import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { findFiles } from '../../src/content/files.ts'
import { testDist } from '../../local/e2e/build.ts'

const hasJava = spawnSync('java', ['-version']).status === 0
if (!hasJava) console.warn('The Nu checker did not run: it needs Java, and there is none here.')

/** vnu-jar's main exports the jar's path. */
const jar: string = createRequire(import.meta.url)('vnu-jar')

/**
 * What the checker does not know: new CSS (lightningcss and the browsers check that), details that
 * share a name, speculation rules, and buttons that command a dialog. All are in the standard.
 */
const unknown =
  '.*(CSS|“name” not allowed on element “details”|“speculationrules”|“(command|commandfor|closedby)” not allowed).*'

type Message = { url: string; lastLine?: number; message: string; extract?: string }

test.skipIf(!hasJava)(
  'the Nu HTML checker finds no error in any page',
  { timeout: 120_000 },
  () => {
    const pages = findFiles('**/*.html', testDist)
    const { stdout, stderr } = spawnSync(
      'java',
      ['-jar', jar, '--errors-only', '--stdout', '--exit-zero-always', '--format', 'json']
        .concat(['--filterpattern', unknown])
        .concat(pages),
      { cwd: testDist, encoding: 'utf8', maxBuffer: 64_000_000 },
    )
    expect(stderr).toBe('')
    const { messages }: { messages: Message[] } = JSON.parse(stdout)
    const found = messages.map(({ url, message, extract }) => `${url}: ${message} ${extract ?? ''}`)
    expect(found).toEqual([])
  },
)

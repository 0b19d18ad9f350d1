import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findFiles, readText } from '../../../src/content/files.ts'
import { readStories } from '../../../src/content/stories.ts'

test.each(findFiles('src/content/stories/*/story.md'))(
  '%s reads the same from a checkout with \\r\\n',
  (file) => {
    const dir = mkdtempSync(join(tmpdir(), 'crlf-'))
    onTestFinished(() => rmSync(dir, { recursive: true }))
    const copy = join(dir, 'story.md')
    writeFileSync(copy, readText(file).replaceAll('\n', '\r\n'))
    expect(readStories({ [file]: readText(copy) })).toEqual(readStories({ [file]: readText(file) }))
  },
)

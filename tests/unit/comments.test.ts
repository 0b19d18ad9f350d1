import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

const files = globSync([
  '{src,netlify,local,scripts,pipeline,tests}/**/*.{ts,tsx,css,mjs}',
  '*.ts',
  'netlify.toml',
])

/** Words that a reader stumbles over, and what to write. */
const habits: [RegExp, string][] = [
  [/\bAnswers\b|[;,] answers (?:the|its|what|with|whether|undefined|nothing)\b/, 'Returns'],
  [/\bstands?\b(?! (?:in )?for\b|-in)/, 'is'],
  [/\bfor want of\b/, 'because there is no'],
  [/\bheirs?\b/, 'the next process'],
  [/\bwhat is none\b/, 'if there is none'],
]

/** The comments of a file, without their marks. */
function commentsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('.css')) return [...text.matchAll(/\/\*[\s\S]*?\*\//g)].map(([all]) => all)
  if (file.endsWith('.toml')) return [...text.matchAll(/^\s*#.*$/gm)].map(([all]) => all)
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found = new Map<number, string>()

  function visit(node: ts.Node) {
    for (const { pos, end } of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [])
      found.set(pos, text.slice(pos, end))
    node.getChildren(source).forEach(visit)
  }

  visit(source)
  return [...found.values()]
}

function habitsIn(comment: string) {
  const plain = comment.replaceAll(/\s*\n\s*(?:\*|\/\/|#)?\s*/g, ' ')
  return habits.flatMap(([pattern, instead]) => {
    const [word] = pattern.exec(plain) ?? []
    return word ? [`'${word}': write '${instead}'`] : []
  })
}

test.each(['/** Answers the release. */', '// It stands in the head.', '// for want of a lock'])(
  'finds the habit in: %s',
  (comment) => {
    expect(habitsIn(comment)).toHaveLength(1)
  },
)

test('comments are plain present English', () => {
  const found = files.flatMap((file) =>
    file.endsWith('comments.test.ts')
      ? []
      : commentsOf(file).flatMap((comment) =>
          habitsIn(comment).map((habit) => `${file}: ${habit} in ${comment.slice(0, 90)}`),
        ),
  )
  expect(found).toEqual([])
})

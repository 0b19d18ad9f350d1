/** The first Markdown file of a record of sources, with its key. */
export function firstOf(files: Record<string, string>): [file: string, source: string] {
  const [first] = Object.entries(files)
  if (!first) throw new Error('no Markdown source')
  return first
}

/** Sentences of plain text that run to more than `limit` words. */
export function longSentences(text: string, limit = 40): string[] {
  return text
    .split(/\n|(?<=[.?!:;]["”’)]?)\s+/)
    .filter((sentence) => sentence.split(/\s+/).length > limit)
}

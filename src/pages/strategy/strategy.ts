import { z } from 'zod'
import { parseContent, type Content } from '../../content/markdown.ts'
import source from './strategy.md?raw'

const StrategyMeta = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(70).max(160),
  version: z.string().regex(/^\d+\.\d+$/, "must be a quoted version such as '1.0'"),
  date: z.iso.date(),
  classification: z.literal('Internal'),
})

export type Strategy = z.infer<typeof StrategyMeta> &
  Pick<Content<unknown>, 'html' | 'headings' | 'words' | 'text'>

/** Parses the strategy document. Throws, naming the file and field, on bad front matter. */
export function readStrategy(file: string, markdown: string): Strategy {
  const { meta, html, headings, words, text } = parseContent(file, markdown, StrategyMeta)
  return { ...meta, html, headings, words, text }
}

const strategy = readStrategy('./strategy.md', source)

export function getStrategy(): Strategy {
  return strategy
}

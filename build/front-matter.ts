import { glob, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { VFile } from 'vfile'
import { matter } from 'vfile-matter'
import { z } from 'zod'
import { Status } from '../src/content/sample.ts'
import { paths } from '../src/paths.ts'

/** What the build needs of a post's, a story's or a legal document's front matter. */
const FrontMatter = z.object({
  date: z.iso.date().optional(),
  publishedDate: z.iso.date().optional(),
  scenario: z.string().optional(),
  metrics: z.array(z.object({ value: z.string(), label: z.string() })).default([]),
  category: z.string().default(''),
  version: z.string().default(''),
  status: Status.default('confirmed'),
})

export type Source = {
  file: string
  /** The day that the file gives as its own, ISO. */
  date?: string
  meta: z.infer<typeof FrontMatter>
  /** The Markdown under the front matter. */
  body: string
}

const folders = { blog: paths.post, stories: paths.story, legal: paths.legal }

/** Every Markdown file that is a page, by the page's path. Throws, naming the file, on bad fields. */
export async function readSources(): Promise<ReadonlyMap<string, Source>> {
  const sources = new Map<string, Source>()
  for (const [folder, pathOf] of Object.entries(folders))
    for await (const file of glob(`src/content/${folder}/*.md`))
      sources.set(pathOf(basename(file, '.md')), read(file, await readFile(file, 'utf8')))
  return sources
}

function read(file: string, text: string): Source {
  const source = new VFile(text)
  matter(source, { strip: true })
  const meta = FrontMatter.safeParse(source.data.matter)
  if (!meta.success) throw new Error(`${file}: ${z.prettifyError(meta.error)}`)
  const { date, publishedDate } = meta.data
  return { file, date: date ?? publishedDate, meta: meta.data, body: String(source) }
}

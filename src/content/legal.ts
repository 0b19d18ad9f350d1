import { z } from 'zod'
import { halfYear } from '../lib/pricing/upgrade.ts'
import { readContent } from './files.ts'
import { parseContent, type Content } from './markdown.ts'
import { packages } from './packages.ts'
import { onPlatform } from './platform-words.ts'
import { accessoryPrice, moveCost } from './prices.ts'
import { statusField } from './sample.ts'

export const legalSlugs = [
  'website-privacy-policy',
  'app-privacy-policy',
  'acceptable-use-policy',
  'customer-support-addendum',
  'subscription-agreement',
] as const

export type LegalSlug = (typeof legalSlugs)[number]

const LegalMeta = z.strictObject({
  title: z.string().min(1).max(60),
  description: z.string().min(70).max(160),
  icon: z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be a lucide icon name'),
  category: z.enum(['Information Security', 'Agreement']),
  version: z.string().regex(/^\d+\.\d+$/, "must be a quoted version such as '1.0'"),
  date: z.iso.date(),
  status: statusField,
  /** Set only if visitors can rely on it before counsel's review. */
  inForce: z.literal(true).optional(),
  order: z.int().min(1),
})

export type LegalDocument = z.infer<typeof LegalMeta> & { slug: LegalSlug } & Pick<
    Content<unknown>,
    'html' | 'headings' | 'words' | 'text' | 'body'
  >

const values = new Map([
  ['platform', onPlatform.theirs],
  ['store', onPlatform.store],
  ['accessory', accessoryPrice],
  ...packages.flatMap(({ name, creators, price }) => [
    [`price ${name}`, price] as const,
    [`creators ${name}`, String(creators)] as const,
  ]),
  ['move XS S', moveCost('XS', 'S', halfYear).cost],
  ['move S M', moveCost('S', 'M', halfYear).cost],
])

/** Fills in `{price S}`, `{platform}` and the like. Throws on an unknown name. */
function withValues(file: string, source: string): string {
  return source.replaceAll(/\{([^{}\n]+)\}/g, (_, name: string) => {
    const value = values.get(name)
    if (value === undefined) throw new Error(`${file}: there is no value for {${name}}`)
    return value
  })
}

/**
 * Parses Markdown sources keyed by path, in card order. Throws, naming the file and field, on bad
 * front matter, on a document that no route serves, and on a route without its document.
 */
export function readLegalDocuments(files: Record<string, string>): LegalDocument[] {
  const documents = Object.entries(files).map(([file, source]) => {
    const slug = legalSlugs.find((known) => file.endsWith(`/${known}.md`))
    if (!slug) throw new Error(`${file}: slug: no route serves this document`)
    const { meta, html, headings, words, text, body } = parseContent(
      file,
      withValues(file, source),
      LegalMeta,
    )
    return { ...meta, slug, html, headings, words, text, body }
  })
  for (const slug of legalSlugs)
    if (!documents.some((document) => document.slug === slug))
      throw new Error(`src/content/legal/${slug}.md: slug: the document is missing`)
  return documents.toSorted((a, b) => a.order - b.order)
}

const documents = readLegalDocuments(readContent('legal/*.md'))

export function getLegalDocuments(): LegalDocument[] {
  return documents
}

export function getLegalDocument(slug: string): LegalDocument | undefined {
  return documents.find((document) => document.slug === slug)
}

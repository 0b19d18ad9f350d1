import { z } from 'zod'
import { textOf } from './text-of.ts'

export const FaqItem = z.strictObject({
  question: z.string().min(1).endsWith('?'),
  answer: textOf(30, 80).regex(/^[^<>]+$/, 'must be plain text'),
})

export type FaqItem = z.infer<typeof FaqItem>

/** Checks the questions of a page, by its folder's name. Throws, naming the file and field. */
export function defineFaqs(page: string, items: FaqItem[]): FaqItem[] {
  const result = z.array(FaqItem).safeParse(items)
  if (!result.success)
    throw new Error(`src/pages/${page}/copy.ts: ${z.prettifyError(result.error)}`)
  return result.data
}

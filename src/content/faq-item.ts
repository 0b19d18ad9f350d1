import { z } from 'zod'

export const FaqItem = z.strictObject({
  question: z.string().min(1).endsWith('?'),
  answer: z
    .string()
    .regex(/^[^<>]+$/, 'must be plain text')
    .refine((text) => text.split(/\s+/).length >= 30, 'must have at least 30 words')
    .refine((text) => text.split(/\s+/).length <= 80, 'must have at most 80 words'),
})

export type FaqItem = z.infer<typeof FaqItem>

/** Checks a page's questions. Throws, naming the file and field. */
export function defineFaqs(file: string, items: FaqItem[]): FaqItem[] {
  const result = z.array(FaqItem).safeParse(items)
  if (!result.success) throw new Error(`faqs/${file}: ${z.prettifyError(result.error)}`)
  return result.data
}

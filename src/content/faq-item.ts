import { z } from 'zod'
import { textOf } from './text-of.ts'

export const FaqItem = z.strictObject({
  question: z.string().min(1).endsWith('?'),
  answer: textOf(12, 80).regex(/^[^<>]+$/, 'must be plain text'),
})

export type FaqItem = z.infer<typeof FaqItem>

/** Checks a page's questions and their answers, by its folder's name. Throws, naming the file and field. */
export function defineFaqs(page: string, answers: Readonly<Record<string, string>>): FaqItem[] {
  const items = Object.entries(answers).map(([question, answer]) => ({ question, answer }))
  const result = z.array(FaqItem).safeParse(items)
  if (!result.success)
    throw new Error(`src/pages/${page}/copy.ts: ${z.prettifyError(result.error)}`)
  return result.data
}

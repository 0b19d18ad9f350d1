import { z } from 'zod'
import { textOf } from './text-of.ts'

export const FaqItem = z.strictObject({
  question: z.string().min(1).endsWith('?'),
  answer: textOf(12, 80).regex(/^[^<>]+$/, 'must be plain text'),
})

export type FaqItem = z.infer<typeof FaqItem>

/** Checks questions and their answers. Throws, naming the question and what is wrong. */
export function defineFaqs(answers: Readonly<Record<string, string>>): FaqItem[] {
  return Object.entries(answers).map(([question, answer]) => {
    const result = FaqItem.safeParse({ question, answer })
    if (!result.success) throw new Error(`FAQ “${question}”: ${z.prettifyError(result.error)}`)
    return result.data
  })
}

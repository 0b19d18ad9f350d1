import { z } from 'zod'

/** What a function answers when it fails: a sentence for a person and a stable code for programs. */
export const FunctionError = z.object({ error: z.string().min(1), code: z.string().min(1) })
export type FunctionError = z.infer<typeof FunctionError>

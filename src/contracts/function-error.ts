import { z } from 'zod'

/** The body of a function's failure: a sentence for a person and a stable code for programs. */
export const FunctionError = z.object({ error: z.string().min(1), code: z.string().min(1) })
export type FunctionError = z.infer<typeof FunctionError>

import * as z from 'zod/mini'

const filled = z.string().check(z.minLength(1))

/** The body of a function's failure: a sentence for a person and a stable code for programs. */
export const FunctionError = z.object({ error: filled, code: filled })
export type FunctionError = z.infer<typeof FunctionError>

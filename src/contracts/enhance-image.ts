import * as z from 'zod/mini'

/** What POST /api/enhance-image takes: a published photo as a base64 data URL. */
export const EnhanceRequest = z.object({ imageData: z.string() })
export type EnhanceRequest = z.infer<typeof EnhanceRequest>

/** Its body with status 200: the enhanced photo, a PNG. */
export const EnhanceAnswer = z.object({
  enhancedImage: z.templateLiteral(['data:image/png;base64,', z.string().check(z.minLength(1))]),
})
export type EnhanceAnswer = z.infer<typeof EnhanceAnswer>

/** The header that says who made the picture. */
export const pictureSourceHeader = 'x-picture-source'

/** Its value if a stand-in made it rather than a model. */
export const localStandIn = 'local-stand-in'

const filled = z.string().check(z.minLength(1))

/** Its body otherwise: a sentence for a person and a stable code for programs. */
export const FunctionError = z.object({ error: filled, code: filled })
export type FunctionError = z.infer<typeof FunctionError>

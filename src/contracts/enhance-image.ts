import * as z from 'zod/mini'

/** What POST /api/enhance-image takes: one of the published photos as a base64 data URL. */
export const EnhanceRequest = z.object({ imageData: z.string() })
export type EnhanceRequest = z.infer<typeof EnhanceRequest>

/** Its body with status 200: the enhanced photo, a PNG. A failure is a FunctionError. */
export const EnhanceAnswer = z.object({
  enhancedImage: z.templateLiteral(['data:image/png;base64,', z.string().check(z.minLength(1))]),
})
export type EnhanceAnswer = z.infer<typeof EnhanceAnswer>

/** The answer's header that says who made the picture. */
export const pictureSourceHeader = 'x-picture-source'

/** Its value if a laptop's or a test's stand-in made it rather than a model. */
export const localStandIn = 'local-stand-in'

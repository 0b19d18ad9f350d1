import * as z from 'zod/mini'

/** The body of POST /api/enhance-image: a published photo as a base64 data URL. */
export const EnhanceRequest = z.object({ imageData: z.string() })
export type EnhanceRequest = z.infer<typeof EnhanceRequest>

/** Where results are served that were made before. */
export const keptPhotoPath = '/api/enhanced-photo/'

const filled = z.string().check(z.minLength(1))

/** The answer with status 200: the enhanced photo, a PNG as a data URL, or the path of one that was made before. */
export const EnhanceAnswer = z.object({
  enhancedImage: z.union([
    z.templateLiteral(['data:image/png;base64,', filled]),
    z.templateLiteral([keptPhotoPath, filled]),
  ]),
})
export type EnhanceAnswer = z.infer<typeof EnhanceAnswer>

/** The header that says who made the picture. */
export const pictureSourceHeader = 'x-picture-source'

/** The header's value if a stand-in made the picture. */
export const localStandIn = 'local-stand-in'

/** The answer with any other status: a sentence for a person and a stable code for programs. */
export const FunctionError = z.object({ error: filled, code: filled })
export type FunctionError = z.infer<typeof FunctionError>

/** What the page reads of an answer that has no photo: another function or a proxy may have sent it. */
export const EnhanceFailure = z.object({ error: filled })

import { z } from 'zod'

/** What POST /v1/images/edits takes from us. An unknown field is an error, as at OpenAI. */
export const ImageEdit = z.strictObject({
  model: z.string().regex(/^gpt-image-2(\.[56]-(sunburst|flare))?$/, 'model_not_found'),
  prompt: z.string().min(1).max(32_000),
  image: z
    .file()
    .max(50 * 1024 * 1024)
    .mime(['image/png', 'image/jpeg', 'image/webp']),
  size: z.enum(['1024x1024', '1536x1024', '1024x1536', 'auto']).default('auto'),
  quality: z.enum(['low', 'medium', 'high', 'auto']).default('auto'),
  output_format: z.enum(['png', 'jpeg', 'webp']).default('png'),
  background: z.enum(['transparent', 'opaque', 'auto']).default('auto'),
  n: z.literal('1').optional(),
})
export type ImageEdit = z.infer<typeof ImageEdit>

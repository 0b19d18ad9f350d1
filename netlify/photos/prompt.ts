/** The instructions for the model. Raise the version with every change, or old results are still shown. */
export const prompt = {
  version: '1',
  // 'high' takes longer than the minute that a function may run.
  quality: 'medium',
  text: `Retouch this portrait for a company's leadership page, as a careful photographer would.

Improve three things only:
- Light: even, soft light on the face, natural contrast, a neutral white balance, no harsh shadows.
- Sharpness: crisp focus on the eyes and the face, without visible noise or compression artefacts.
- Background: calm, uncluttered and slightly out of focus, in a light neutral tone.

Never change the person:
- Keep the same identity, the same face shape and features, and the same hair.
- Keep the apparent age: leave lines, freckles, moles and scars as they are.
- Keep the expression, the gaze and the pose.
- Keep the skin tone exactly. Do not lighten, darken, smooth or even out the skin.
- Keep clothing, glasses, jewellery and any head covering.

Keep the framing and the crop. If the portrait is a drawing, it stays that drawing in the same style:
do not turn it into a photograph. Add no text, logo, watermark, border or further person.`,
} as const

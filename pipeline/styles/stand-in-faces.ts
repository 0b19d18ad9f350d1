type Face = { family: string; local: string[]; ascent: number; descent: number; cuts: Cut[] }
type Cut = { size: number; is: string }

/**
 * The local fonts in the place of the site's typefaces. A cut's `size`, in percent, is the width of the
 * site's own text in the real face over its width in Arial, whose metrics Liberation Sans shares, or in
 * Times New Roman and Liberation Serif; `ascent` and `descent` are the real face's.
 */
const faces: Face[] = [
  {
    family: 'Archivo Fallback',
    local: ['Arial', 'Liberation Sans'],
    ascent: 87.8,
    descent: 21,
    cuts: [
      { size: 84.9, is: 'font-weight:400 480;font-stretch:50% 86%' },
      { size: 87.9, is: 'font-weight:481 900;font-stretch:50% 86%' },
      { size: 88.5, is: 'font-weight:400 480;font-stretch:87% 95%' },
      { size: 91.2, is: 'font-weight:481 900;font-stretch:87% 95%' },
      { size: 98.2, is: 'font-weight:400 480;font-stretch:96% 102%' },
      { size: 101.1, is: 'font-weight:481 900;font-stretch:96% 102%' },
      { size: 105.5, is: 'font-weight:400 900;font-stretch:103% 106%' },
      { size: 109.3, is: 'font-weight:400 900;font-stretch:107% 200%' },
    ],
  },
  {
    family: 'Source Serif Fallback',
    local: ['Times New Roman', 'Liberation Serif'],
    ascent: 103.53,
    descent: 33.51,
    cuts: [{ size: 116.3, is: 'font-style:normal' }],
  },
  {
    family: 'Source Serif Fallback',
    local: ['Times New Roman Italic', 'Liberation Serif Italic'],
    ascent: 103.53,
    descent: 33.51,
    cuts: [{ size: 107.3, is: 'font-style:italic' }],
  },
]

/** The rules of the stand-ins: they take the space of the real letters, so that nothing moves when those arrive. */
export function standInFaces(): string {
  return faces.flatMap((face) => face.cuts.map((cut) => faceRule(face, cut))).join('\n')
}

function faceRule({ family, local, ascent, descent }: Face, { size, is }: Cut): string {
  const source = local.map((name) => `local('${name}')`).join()
  const [above, below] = [ascent, descent].map((part) => ((100 * part) / size).toFixed(2))
  return (
    `@font-face{font-family:'${family}';src:${source};${is};size-adjust:${size}%;` +
    `ascent-override:${above}%;descent-override:${below}%;line-gap-override:0%}`
  )
}

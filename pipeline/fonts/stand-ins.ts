type Face = { family: string; local: string[]; ascent: number; descent: number; cuts: Cut[] }
type Cut = { size: number; is: string; style?: 'Bold' | 'Italic' }

const sourceSerif = { ascent: 103.53, descent: 33.51 }

/**
 * Local fonts that stand in for the site's typefaces. A cut's `size`, in percent, is the width of the
 * site's own text in the real face over its width in Arial (whose metrics Liberation Sans shares) or in
 * Times New Roman (Liberation Serif). `ascent` and `descent` are the real face's. Weights above a
 * heading's use the bold cut.
 */
const faces: Face[] = [
  {
    family: 'Archivo Fallback',
    local: ['Arial', 'Liberation Sans'],
    ascent: 87.8,
    descent: 21,
    cuts: [
      { size: 84.9, is: 'font-weight:400 549;font-stretch:50% 95%' },
      { size: 83.4, is: 'font-weight:550 900;font-stretch:50% 95%', style: 'Bold' },
      { size: 98.2, is: 'font-weight:400 549;font-stretch:96% 200%' },
      { size: 94.3, is: 'font-weight:550 900;font-stretch:96% 200%', style: 'Bold' },
    ],
  },
  {
    // Georgia is nearer to the real letters, and most phones and desks have it. Its widths are those that
    // @capsizecss/metrics 4 publishes; Times New Roman measured here differs from it by 1.4 %.
    family: 'Source Serif Georgia',
    local: ['Georgia'],
    ...sourceSerif,
    cuts: [
      { size: 106, is: 'font-weight:400 549' },
      { size: 106, is: 'font-weight:550 900', style: 'Bold' },
      { size: 106, is: 'font-style:italic', style: 'Italic' },
    ],
  },
  {
    family: 'Source Serif Fallback',
    local: ['Times New Roman', 'Liberation Serif'],
    ...sourceSerif,
    cuts: [
      { size: 116.3, is: 'font-weight:400 549' },
      { size: 109.6, is: 'font-weight:550 900', style: 'Bold' },
      { size: 107.3, is: 'font-style:italic', style: 'Italic' },
    ],
  },
]

/**
 * The rules of the stand-ins that a stylesheet names: they take the space of the real letters, so that
 * nothing moves when those arrive.
 */
export function standInFaces(css: string): string {
  const named = faces.filter(({ family }) => css.includes(family))
  return named.flatMap((face) => face.cuts.map((cut) => faceRule(face, cut))).join('\n')
}

function faceRule({ family, local, ascent, descent }: Face, { size, is, style }: Cut): string {
  const source = local.map((name) => `local('${style ? `${name} ${style}` : name}')`).join()
  const [above, below] = [ascent, descent].map((part) => ((100 * part) / size).toFixed(2))
  return (
    `@font-face{font-family:'${family}';src:${source};${is};size-adjust:${size}%;` +
    `ascent-override:${above}%;descent-override:${below}%}`
  )
}

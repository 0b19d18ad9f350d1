import { transform } from 'lightningcss'
import { renderToStaticMarkup } from 'react-dom/server'
import { wide } from '../../src/components/story-drawing/size.ts'
import { StoryDrawing } from '../../src/components/story-drawing/story-drawing.tsx'
import type { StoryDrawing as Figures } from '../../src/content/stories/drawings.ts'
import { token } from '../uno.ts'
import { cardHeight } from './card.ts'

const width = 1080
const height = Math.round((width * wide.height) / wide.width)

/** Where a story's drawing is on its card. */
export const storyPicturePlace = { left: 60, top: cardHeight - height - 12 }

/**
 * A story's drawing as a whole SVG, in the colours for a dark ground and without labels. Outside a
 * page nothing resolves its classes and tokens, so they are written out.
 */
export function storyPicture(figures: Figures): string {
  const [done, late, rehearsal, ink, quiet, ground] = [
    'done-d',
    'late-d',
    'rehearse-d',
    'on-bottle',
    'on-bottle-2',
    'bottle',
  ].map((name) => token(name))
  const style =
    `svg{fill:none}text{display:none}.done,.dots{stroke:${done}}.filled{fill:${done}}` +
    `.dots{stroke-linecap:round}.axis,.ink,.plan,.gap,.wait{stroke:${quiet}}.gap{stroke-dasharray:1 3}` +
    `.wait{stroke-dasharray:2 2}.limit,.critical,.mean,.hollow{stroke:${ink}}.limit{stroke-width:2}` +
    `.critical{stroke-width:3}.hollow{fill:${ground}}.late{fill:${late};stroke:${late}}` +
    `.late-line{stroke:${late}}.rehearsal,.rehearsed{stroke:${rehearsal}}.rehearsal{stroke-dasharray:5 3}`
  return renderToStaticMarkup(<StoryDrawing figures={figures} size={wide} />)
    .replace(
      '<svg ',
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" `,
    )
    .replace('>', `><style>${inSrgb(style)}</style>`)
}

/** The drawing library reads no oklch(): the same rules for a browser of 2020. */
function inSrgb(css: string): string {
  const { code } = transform({
    filename: 'story.css',
    code: Buffer.from(css),
    targets: { chrome: 80 << 16 },
  })
  return code.toString()
}

import type { Drawing } from '../../content/stories/drawing.ts'

const views = {
  wide: { file: 'wide', className: 'drawing-wide', viewBox: '0 0 1280 260' },
  tall: { file: 'tall', className: 'drawing-tall', viewBox: '0 0 342 300' },
  /** The tall file, cut off at the top where it has room for a figure. */
  card: { file: 'tall', className: 'drawing-card', viewBox: '0 104 342 196' },
} as const

type Props = {
  drawing: Drawing
  show: readonly (keyof typeof views)[]
  /** For a drawing beside words that say the same. */
  isDecoration?: boolean
}

/** Views of a story's drawing. CSS shows one of them. */
export function StoryDrawing({ drawing, show, isDecoration = false }: Props) {
  return (
    <div
      className="story-drawing"
      {...(isDecoration ? { 'aria-hidden': true } : { role: 'img', 'aria-label': drawing.label })}
    >
      {show.map((view) => (
        <svg
          key={view}
          className={views[view].className}
          viewBox={views[view].viewBox}
          dangerouslySetInnerHTML={{ __html: drawing[views[view].file] }}
        />
      ))}
    </div>
  )
}

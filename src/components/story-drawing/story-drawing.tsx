import type { ReactNode } from 'react'
import type { StoryDrawing as Figures } from '../../content/stories/drawings.ts'
import { drawStory } from './draw.tsx'
import type { Word } from './drawn.tsx'
import { percent, type Size } from './size.ts'

type Props = { figures: Figures; size: Size; className?: string }

/**
 * A story as one drawing, made from its numbers: the marks take any shape of place, their words keep
 * their size.
 */
export function StoryDrawing({ figures, size, className = '' }: Props) {
  const { marks, words } = drawStory(figures, size)
  return (
    <div className={`story-drawing ${className}`} role="img" aria-label={figures.label}>
      <StoryMarks size={size}>{marks}</StoryMarks>
      {words.map((word) => (
        <Words key={word.text + word.x} {...word} size={size} />
      ))}
    </div>
  )
}

export function StoryMarks({ size, children }: { size: Size; children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} preserveAspectRatio="none" aria-hidden>
      {children}
    </svg>
  )
}

function Words({ x, y, text, at, tone, isMain, size }: Word & { size: Size }) {
  const place = { left: percent(x / size.width), top: percent(y / size.height) }
  const kinds = ['drawn-word', at, tone, !isMain && size.isWide && 'drawn-more']
  return (
    <span className={kinds.filter(Boolean).join(' ')} style={place}>
      {text}
    </span>
  )
}

/** The hatch that late marks are filled with: once for each ground that a page draws on. */
export function Hatch({ id }: { id: string }) {
  return (
    <svg width={0} height={0} className="absolute" aria-hidden>
      <pattern
        id={id}
        width={6}
        height={6}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className="late-line" d="M1.5 0V6" strokeWidth={3} stroke="var(--late)" />
      </pattern>
    </svg>
  )
}

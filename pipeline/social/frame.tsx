import type { ReactElement } from 'react'
import { sampleNote } from '../../src/content/sample.ts'
import { britishDate } from '../../src/lib/dates.ts'
import { product } from '../../src/site.ts'
import { cardHeight, cardWidth, type Card } from './card.ts'
import { Ruler } from './ruler.tsx'
import { Timetable } from './timetable.tsx'
import { token } from '../uno.ts'

/** The whole card: the working timetable, and the page's own title on it. */
export function Frame({ card }: { card: Card }): ReactElement {
  const isDark = card.kind === 'page' || card.kind === 'story'
  const left = { page: 76, story: 60, post: 160, legal: 160 }[card.kind]
  return (
    <div
      style={{
        display: 'flex',
        position: 'relative',
        width: cardWidth,
        height: cardHeight,
        color: token(isDark ? 'on-bottle' : 'ink'),
        background: token(isDark ? 'bottle' : 'ground'),
        fontFamily: 'Display',
      }}
    >
      {drawing(card)}
      <div style={{ ...row, left, top: 52 }}>
        <div style={{ fontSize: 34, letterSpacing: '-.02em' }}>{product}</div>
        <div style={{ ...data, color: token(isDark ? 'on-bottle-2' : 'ink-2') }}>{aside(card)}</div>
      </div>
      <div
        style={{
          position: 'absolute',
          left,
          top: 128,
          width: cardWidth - left - 60,
          fontSize: sizeOf(card),
          lineHeight: 1.02,
          letterSpacing: '-.025em',
          textWrap: 'balance',
        }}
      >
        {card.title}
      </div>
      {foot(card)}
    </div>
  )
}

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  position: 'absolute',
  right: 60,
} as const

const data = { fontFamily: 'Data', fontSize: 26 } as const

/** As large as the title's length lets it be on three lines, or four on the quieter cards. */
function sizeOf({ title, kind }: Card): number {
  if (kind === 'page') return title.length > 42 ? 78 : title.length > 24 ? 90 : 112
  if (kind === 'story') return title.length > 62 ? 60 : 64
  return title.length > 48 ? 72 : 86
}

function aside(card: Card): string {
  if (card.kind === 'page') return card.name ?? ''
  if (card.kind === 'post') return card.tags.join('  ·  ')
  if (card.kind === 'legal') return card.category
  return `${card.scenario}  ·  ${card.isSample ? sampleNote : 'Success story'}`
}

function drawing(card: Card) {
  if (card.kind === 'page') return <Timetable event={card.event} minute={card.minute} />
  if (card.kind === 'post')
    return (
      <Ruler labels={minutes(card.minutes)} every={Math.floor(40 / (card.minutes + 1))} now={1} />
    )
  if (card.kind === 'story') return null // drawn over the frame: draw-card.tsx
  return <Ruler labels={['', ...months]} every={3} now={Number(card.date.slice(5, 7)) * 3} />
}

function minutes(count: number) {
  return Array.from({ length: count + 1 }, (_, i) => (i === 0 ? '' : `${i} min`))
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function foot(card: Card) {
  if (card.kind === 'page' || card.kind === 'story') return null
  const words =
    card.kind === 'post'
      ? `${britishDate(card.date)}  ·  ${card.minutes} min read`
      : `${card.isSample ? 'Draft version' : 'Version'} ${card.version}  ·  ${britishDate(card.date)}`
  return (
    <div
      style={{
        ...row,
        ...data,
        left: 160,
        bottom: 52,
        paddingTop: 22,
        borderTop: `2px solid ${token('ink')}`,
        color: token('ink-2'),
      }}
    >
      {words}
    </div>
  )
}

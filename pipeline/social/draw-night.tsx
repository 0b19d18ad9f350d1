import type { ReactNode } from 'react'
import { product } from '../../src/site.ts'
import { colors } from '@cuewright/runbook-ui/uno'
import type { Night, NightBar } from './night.ts'

const left = 64
const right = 1152
const top = 392
const pitch = 11
const bar = 7
const foot = 582

type Colour = (name: keyof typeof colors) => string

/** The words of home's card: its title, the finish and the one before the delay, struck out. */
export function NightWords({ title, night }: { title: string; night: Night }) {
  const x = scaleOf(night)
  const { before, finish } = night
  return (
    <div
      style={{
        display: 'flex',
        position: 'relative',
        width: '100%',
        height: '100%',
        color: colors['on-bottle'],
        background: colors.bottle,
        fontFamily: 'Display',
      }}
    >
      <div
        style={{
          position: 'absolute',
          left: left - 3,
          top: 56,
          width: 430,
          fontSize: 60,
          lineHeight: 58 / 60,
          letterSpacing: '-.03em',
        }}
      >
        {title}
      </div>
      <Label right={60} top={22}>{`Window ends ${night.windowEnds}`}</Label>
      <Figure at={x(before.minute)} top={42} size={104} colour={colors['on-bottle-2']}>
        {before.time}
      </Figure>
      <Strike at={x(before.minute)} />
      <Figure at={x(finish.minute)} top={122} size={246} colour={colors['on-bottle']}>
        {finish.time}
      </Figure>
      <Slip from={x(before.minute)} to={x(finish.minute)}>
        {`+${finish.minute - before.minute}`}
      </Slip>
      <div
        style={{
          position: 'absolute',
          left,
          bottom: 46,
          width: 17,
          height: 34,
          background: colors.now,
        }}
      />
      <div style={{ position: 'absolute', left: left + 29, bottom: 44, fontSize: 30 }}>
        {product}
      </div>
    </div>
  )
}

/** The line through the finish before the delay. */
function Strike({ at }: { at: number }) {
  return (
    <div
      style={{
        position: 'absolute',
        left: at - 228,
        top: 90,
        width: 234,
        height: 6,
        background: colors['late-d'],
      }}
    />
  )
}

/** What the delay adds, between the two finishes. */
function Slip({ from, to, children }: { from: number; to: number; children: ReactNode }) {
  return (
    <div
      style={{
        position: 'absolute',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        left: from,
        top: 366,
        width: to - from,
        height: 26,
        fontSize: 20,
        color: colors.ink,
        background: colors['late-d'],
      }}
    >
      {children}
    </div>
  )
}

function Label({ right: edge, top: y, children }: Place & { right: number }) {
  return (
    <div
      style={{
        position: 'absolute',
        right: edge,
        top: y,
        fontFamily: 'Data',
        fontSize: 18,
        color: colors['late-d'],
      }}
    >
      {children}
    </div>
  )
}

type Place = { top: number; children: ReactNode }

/** A time of day whose right edge is at its minute. */
function Figure({
  at,
  top: y,
  size,
  colour,
  children,
}: Place & { at: number; size: number; colour: string }) {
  return (
    <div
      style={{
        position: 'absolute',
        right: 1200 - at,
        top: y,
        fontFamily: 'Figures',
        fontSize: size,
        lineHeight: 1,
        letterSpacing: '-.03em',
        color: colour,
      }}
    >
      {children}
    </div>
  )
}

const opening = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" fill="none">'

/** The window's end and the hatch past it. */
function wallAt(x: number, colour: Colour): string {
  return [
    `<defs><pattern id="past" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="1" height="9" fill="${colour('bottle-rule')}"/></pattern></defs>`,
    `<rect x="${x}" width="${1200 - x}" height="630" fill="url(#past)"/>`,
    line(`M${x} 0V630`, colour('late-d'), 2, '6 4'),
  ].join('')
}

/** The wall alone, for the cards of other pages, as an SVG. */
export function wallAlone(colour: Colour): string {
  return `${opening}${wallAt(right, colour)}</svg>`
}

/** The run and the wall at the window's end, as an SVG. `colour` gives a token in a form that sharp reads. */
export function nightChart(night: Night, colour: Colour): string {
  const x = scaleOf(night)
  const { before, finish, now, windowEnd, bars } = night
  return [
    opening,
    `<defs><pattern id="late" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2" height="6" fill="${colour('late-d')}"/></pattern></defs>`,
    wallAt(x(windowEnd), colour),
    line(`M${x(before.minute)} 392V${foot}`, colour('on-bottle-2'), 1.5, '4 4'),
    line(`M${x(finish.minute)} 392V${foot}`, colour('late-d'), 2),
    line(`M${x(now)} 380V520`, colour('now'), 2.5),
    ...bars.map((each, row) => drawBar(each, top + row * pitch, x, colour)),
    line(stairOf(bars, x), colour('on-bottle'), 2),
    '</svg>',
  ].join('')
}

type Scale = (minute: number) => number

function scaleOf({ windowEnd }: Night): Scale {
  return (minute) => Math.round((left + (minute / windowEnd) * (right - left)) * 10) / 10
}

function line(path: string, colour: string, width: number, dashes = '') {
  return `<path d="${path}" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dashes}"/>`
}

function drawBar(task: NightBar, y: number, x: Scale, colour: Colour): string {
  const { start, finish, longer, was, state, isGate } = task
  const fill = state === 'done' ? colour('done-d') : state === 'planned' ? 'none' : colour('now')
  const edge = state === 'planned' ? colour('on-bottle-2') : fill
  if (isGate) {
    const middle = x((start + finish) / 2)
    return `<path d="M${middle} ${y - 2}l5.5 5.5-5.5 5.5-5.5-5.5z" fill="${fill}" stroke="${edge}"/>`
  }
  return [
    was < start && box(x(was), x(was + finish - start), y, 'none', colour('bottle-tick'), '3 3'),
    box(x(start), x(finish - longer), y, fill, edge),
    longer > 0 && box(x(finish - longer), x(finish), y, 'url(#late)', colour('late-d')),
  ]
    .filter(Boolean)
    .join('')
}

function box(from: number, to: number, y: number, fill: string, edge: string, dashes = '') {
  return `<rect x="${from}" y="${y}" width="${to - from}" height="${bar}" rx="1.5" fill="${fill}" stroke="${edge}" stroke-dasharray="${dashes}"/>`
}

/** The critical path, down to the finish. */
function stairOf(bars: readonly NightBar[], x: Scale): string {
  return bars
    .map((each, row) => ({ ...each, y: top + row * pitch + bar + 1.5 }))
    .filter(({ isCritical }) => isCritical)
    .map(({ start, finish, y }, i) => `${i ? 'V' : `M${x(start)} `}${y}H${x(finish)}`)
    .join('')
}

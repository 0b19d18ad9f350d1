import { paragraphId } from '../../content/stories.ts'
import type { Moments } from '../../content/stories/schema.ts'
import { event as words, sections } from './copy.ts'
import { barHeight, placeMoments, type Placed } from './place-moments.ts'

type Event = Moments['event']
type Moment = { time: string; words: string; told?: string | undefined }

/**
 * The story as a bar beside its text: what came before in its order, the event to scale. Each moment
 * leads to the paragraph that tells it, and the one that is being read carries the flag.
 */
export function StoryEvent({ moments }: { moments: Moments | undefined }) {
  return (
    <div className="story-event">
      <nav aria-label={words.name}>
        {moments ? (
          <>
            <h2>
              {moments.before.title} <small>{words.notToScale}</small>
            </h2>
            <ol className="story-before">
              {moments.before.list.map((moment) => (
                <li key={moment.time + moment.words} data-kind={moment.kind}>
                  <Name {...moment} />
                </li>
              ))}
            </ol>
            <h2>
              {moments.event.title} <small>{words.toScale}</small>
            </h2>
            <Scale {...moments.event} />
          </>
        ) : (
          <>
            <h2>{words.sections}</h2>
            <ol className="story-before">
              {(['challenge', 'solution'] as const).map((section) => (
                <li key={section}>
                  <Name time="" words={sections[section]} told={`${section} 1`} />
                </li>
              ))}
            </ol>
          </>
        )}
      </nav>
    </div>
  )
}

function Name({ time, words: text, told }: Moment) {
  const parts = (
    <>
      {time && <b>{time}</b>} <span>{text}</span>
    </>
  )
  return told ? <a href={`#${paragraphId(told)}`}>{parts}</a> : <p>{parts}</p>
}

function Scale({ list, length, done, notch, firstNotch = notch }: Event) {
  const height = barHeight(list.length)
  const placed = placeMoments(list, length, height)
  return (
    <ol className="story-scale" style={{ height }}>
      {placed.map((moment) => (
        <li key={moment.time + moment.words} style={{ top: moment.label - 12 }}>
          <Name {...moment} />
        </li>
      ))}
      <Bar {...{ placed, height, length, done, notch, firstNotch }} />
    </ol>
  )
}

type BarProps = Omit<Required<Event>, 'title' | 'unit' | 'list'> & {
  placed: readonly Placed<Event['list'][number]>[]
  height: number
}

function Bar({ placed, height, length, done, notch, firstNotch }: BarProps) {
  const perUnit = height / length
  const notches: number[] = []
  for (let at = firstNotch; at < length; at += notch) notches.push(Math.round(at * perUnit))
  const limits = placed.filter(({ kind }) => kind === 'limit')
  const others = placed.filter(({ kind }) => kind !== 'limit')
  return (
    <li aria-hidden className="story-bar">
      <svg width={36} height={height} viewBox={`0 0 36 ${height}`}>
        <path className="story-rest" d={`M.5 .5H11.5V${height - 0.5}H.5z`} />
        <path className="fill-done" d={`M0 0H12V${Math.round(done * perUnit)}H0z`} />
        <path className="stroke-ground" d={notches.map((y) => `M0 ${y}h12`).join('')} />
        <path className="stroke-rule-strong" d={others.map(elbow).join('')} />
        <path className="stroke-ink" d={limits.map(elbow).join('')} />
        <path
          className="stroke-ink"
          strokeWidth={2}
          d={limits.map(({ tick }) => `M0 ${tick}h14`).join('')}
        />
      </svg>
    </li>
  )
}

/** From a moment's place on the bar to its label. */
function elbow({ tick, label }: { tick: number; label: number }) {
  return `M0 ${tick}h14L22 ${label}h12`
}

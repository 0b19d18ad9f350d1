import { keyWords } from './copy.ts'

const box = 'M1 2H25V12H1z'
const line = 'M0 7H26'
const ink = { stroke: 'currentColor' }

/** A legend: each mark of the drawings as a short sample, with its meaning. */
const marks = [
  { name: keyWords.done, d: line, stroke: 'var(--drawn-done)', strokeWidth: 10 },
  { name: keyWords.plan, d: box, ...ink },
  { name: keyWords.wait, d: box, ...ink, strokeDasharray: '2 2' },
  { name: keyWords.late, d: box, stroke: 'var(--drawn-late)', fill: 'url(#key-hatch)' },
  {
    name: keyWords.rehearsal,
    d: line,
    stroke: 'var(--drawn-rehearsal)',
    strokeWidth: 3,
    strokeDasharray: '5 3',
  },
  { name: keyWords.critical, d: line, ...ink, strokeWidth: 3 },
  { name: keyWords.limit, d: 'M13 0V14', ...ink, strokeWidth: 2 },
]

export function StoryKey() {
  return (
    <ul className="flex flex-wrap gap-x-6.5 gap-y-2 mt-10 mb-4 text-data text-ink-2">
      {marks.map(({ name, ...mark }) => (
        <li key={name} className="flex items-center gap-2">
          <span className="story-drawing w-6.5 h-3.5" aria-hidden>
            <svg viewBox="0 0 26 14">
              <path {...mark} />
              {mark.fill && <Hatch />}
            </svg>
          </span>
          {name}
        </li>
      ))}
    </ul>
  )
}

function Hatch() {
  return (
    <pattern
      id="key-hatch"
      width={6}
      height={6}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d="M1.5 0V6" stroke="var(--drawn-late)" strokeWidth={3} />
    </pattern>
  )
}

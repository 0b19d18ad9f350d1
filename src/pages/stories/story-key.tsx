import { keyWords } from './copy.ts'

/** What the drawings' marks mean, each as a short piece of itself. */
const marks = [
  { name: keyWords.done, d: 'M0 7H26', className: 'done', strokeWidth: 10 },
  { name: keyWords.plan, d: 'M1 2H25V12H1z', className: 'plan' },
  { name: keyWords.wait, d: 'M1 2H25V12H1z', className: 'wait' },
  { name: keyWords.late, d: 'M1 2H25V12H1z', className: 'late' },
  { name: keyWords.rehearsal, d: 'M0 7H26', className: 'rehearsal', strokeWidth: 3 },
  { name: keyWords.critical, d: 'M0 7H26', className: 'critical' },
  { name: keyWords.limit, d: 'M13 0V14', className: 'limit' },
]

export function StoryKey() {
  return (
    <ul className="page flex flex-wrap gap-x-6.5 gap-y-2 pb-8 text-data text-ink-2">
      {marks.map(({ name, d, className, strokeWidth }) => (
        <li key={name} className="flex items-center gap-2">
          <span className="story-drawing w-6.5 h-3.5" aria-hidden>
            <svg viewBox="0 0 26 14">
              <path d={d} className={className} strokeWidth={strokeWidth} />
            </svg>
          </span>
          {name}
        </li>
      ))}
    </ul>
  )
}

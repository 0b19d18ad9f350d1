import type { Story } from '../../content/stories/schema.ts'
import { keepDurations } from '../../lib/durations.ts'
import { sections } from './copy.ts'

/** What was measured: three figures on one line below the drawing. */
export function StoryMetrics({ metrics }: Pick<Story, 'metrics'>) {
  return (
    <section aria-label={sections.measurements}>
      <dl className="page grid gap-x-6 gap-y-4 md:grid-cols-3 print:grid-cols-3 pt-4.5 pb-10 print:px-0 print:py-[8pt]">
        {metrics.map(({ value, label }) => (
          <div key={label} className="grid grid-rows-[44px_auto] print:grid-rows-[auto_auto]">
            <dt className="row-start-2 text-small text-ink-2">{keepDurations(label)}</dt>
            <dd className="row-start-1 text-figure fw-520 whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

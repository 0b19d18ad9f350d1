import type { Story } from '../../content/stories/schema.ts'
import { keepDurations } from '../../lib/durations.ts'
import { sections } from './copy.ts'

/** What was measured, in large figures. */
export function StoryMetrics({ metrics }: Pick<Story, 'metrics'>) {
  return (
    <section className="ruled on-dark" aria-label={sections.measurements}>
      <dl className="page grid gap-x-6 gap-y-7 sm:grid-cols-[repeat(3,auto)] sm:justify-between md:grid-cols-[repeat(3,1fr)] print:grid-cols-[repeat(3,1fr)] py-[clamp(36px,4vw,60px)] print:pt-[28pt] print:pb-[4pt]">
        {metrics.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end gap-2.5 pt-3.5 line-t border-on-bottle-2"
          >
            <dt className="max-w-[14.9em] leading-[1.35] text-on-bottle-2">
              {keepDurations(label)}
            </dt>
            <dd className="text-[clamp(2.75rem,1.2rem_+_3.6vw,5rem)] fw-520 [font-stretch:84%] leading-[.95] tracking-[-.03em] whitespace-nowrap print:text-[30pt]">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

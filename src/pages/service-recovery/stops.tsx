import { Band } from '../../components/band.tsx'
import { CaseList } from '../../components/scenario/case-list.tsx'
import type { Cases } from '../../content/scenarios.ts'

/**
 * Before, between and on the day: three stops along one line, which runs on to the page's edge as a
 * service does.
 */
export function Stops({ title, cards }: Cases) {
  return (
    <Band name="Steps">
      <h2>{title}</h2>
      <CaseList
        cards={cards}
        className="grid md:grid-cols-3 max-md:gap-6 mt-9"
        itemClass="relative edge-t-4-done md:edge-l-rule-strong pt-6 md:px-6 grid md:grid-rows-[auto_1fr_auto] gap-3 line-stop before:left-0 before:w-4.5 before:h-4.5 before:edge-4-done last:before:bg-done md:last:mr-[calc(-1*var(--right))] md:last:pr-[calc(24px+var(--right))]"
      />
    </Band>
  )
}

import { Breadcrumbs } from '../components/breadcrumbs.tsx'
import type { Crumb } from '../lib/trail.ts'

/** The breadcrumbs as a line of their own above a page's opening. */
export function Trail({ trail }: { trail: readonly Crumb[] }) {
  return (
    <div className="page pt-3">
      <Breadcrumbs trail={trail} />
    </div>
  )
}

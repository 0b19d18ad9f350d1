import { paths } from '../paths.ts'

type Props = { title: string; promise: string; sample: string; choose: string }

/** Where a visitor begins with their own runbook: a file dropped here is checked on the features page. */
export function DropTeaser({ title, promise, sample, choose }: Props) {
  return (
    <div
      data-hand-over
      className="flex flex-wrap items-center gap-3 min-h-24 mt-7 px-6 py-4 edge-1.5-dashed-rule-strong rounded-win bg-ground"
    >
      <p className="mr-auto text-topic fw-560">
        {title}
        <small className="block text-small fw-400 text-ink-2">{promise}</small>
      </p>
      <a href={`${paths.features}#runbook-player:sample`} className="btn min-h-12 max-sm:w-full">
        {sample}
      </a>
      <a href={paths.tryRunbook} className="btn btn-ink min-h-12 max-sm:w-full">
        {choose}
      </a>
    </div>
  )
}

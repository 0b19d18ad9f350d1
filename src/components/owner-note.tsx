import type { ReactNode } from 'react'

type Props = { id?: string; children: ReactNode }

/** For the site's owner, not for visitors. The launch check reports every one that is left. */
export function OwnerNote({ id, children }: Props) {
  return (
    <details id={id} className="text-small text-ink-3 no-print">
      <summary className="inline-block py-2.5 cursor-pointer underline decoration-dotted underline-offset-4">
        For the site’s owner
      </summary>
      <div className="mt-1 p-4 edge-dashed-rule-strong rounded-btn text-ink-2">{children}</div>
    </details>
  )
}

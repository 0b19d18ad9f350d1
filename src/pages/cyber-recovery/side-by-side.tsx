import type { ReactNode } from 'react'

type Props = { band: string; title: string; children: ReactNode }

/** A section whose heading stays at the left, as the lock does above, while its parts pass. */
export function SideBySide({ band, title, children }: Props) {
  return (
    <section className="ruled" data-band={band}>
      <div className="page band cols gap-y-8 items-start">
        <h2 className="col-span-12 lg:col-span-5 lg:sticky lg:top-[calc(var(--header)+24px)] lg:pr-8">
          {title}
        </h2>
        <div className="col-span-12 lg:col-span-7">{children}</div>
      </div>
    </section>
  )
}

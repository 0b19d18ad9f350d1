import type { ReactNode } from 'react'

type Props = { title: string; lead: string; children: ReactNode }

export function AssuranceOpening({ title, lead, children }: Props) {
  return (
    <div className="ruled on-dark">
      <div className="page cols gap-y-8 items-end pt-[clamp(56px,8vw,128px)] pb-[calc(var(--band)/2)]">
        <h1 className="col-span-12 lg:col-span-8">{title}</h1>
        <div className="col-span-12 md:col-span-8 lg:col-span-4">
          <p className="lead text-on-bottle-2!">{lead}</p>
          <p className="mt-7">{children}</p>
        </div>
      </div>
    </div>
  )
}

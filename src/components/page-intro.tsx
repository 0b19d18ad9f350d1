import type { ReactNode } from 'react'

type Props = {
  title: string
  lead: string
  /** What stands below the lead. */
  beside?: ReactNode
  className?: string
  children?: ReactNode
}

/** The opening of an inner page. `className` is the space above and below. */
export function PageIntro({
  title,
  lead,
  beside,
  className = 'pt-opening pb-band-tight',
  children,
}: Props) {
  return (
    <div className="ruled">
      <div className={`page ${className}`}>
        <div className="cols items-end gap-y-5">
          <h1 className="col-span-12 lg:col-span-7">{title}</h1>
          <div className="col-span-12 lg:col-span-5">
            <p className="lead text-balance lg:max-w-none!">{lead}</p>
            {beside}
          </div>
        </div>
        {children}
      </div>
    </div>
  )
}

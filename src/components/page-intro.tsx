import type { ReactNode } from 'react'

type Props = { title: string; lead: string; className?: string; children?: ReactNode }

/** The opening of an inner page. `className` is the space above and below. */
export function PageIntro({
  title,
  lead,
  className = 'pt-opening pb-band-tight',
  children,
}: Props) {
  return (
    <div className="ruled">
      <div className={`page ${className}`}>
        <div className="cols items-end gap-y-5">
          <h1 className="col-span-12 lg:col-span-7">{title}</h1>
          <p className="lead col-span-12 lg:col-span-5 lg:max-w-none!">{lead}</p>
        </div>
        {children}
      </div>
    </div>
  )
}

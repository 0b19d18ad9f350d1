import type { ReactNode } from 'react'

type Props = { title: string; price: string; per: string; text: string; children: ReactNode }

/** The price in the size of a finish time, because it is the number that people look for. */
export function Fees({ title, price, per, text, children }: Props) {
  return (
    <section className="ruled">
      <div className="page band cols gap-y-8 items-end">
        <div className="col-span-12 md:col-span-6">
          <h2>{title}</h2>
          <p className="fee">
            {price} <span>{per}</span>
          </p>
        </div>
        <div className="col-span-12 md:col-span-6 lg:col-span-5 lg:col-start-8">
          <p className="lead">{text}</p>
          <p className="mt-7">{children}</p>
        </div>
      </div>
    </section>
  )
}

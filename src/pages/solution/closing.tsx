import { Band } from '../../components/band.tsx'
import { DemoButton } from '../../components/demo-button.tsx'

type Props = {
  title: string
  demo: string
  other: { href: string; label: string; text: string }
}

/** Two ways on, each with what it costs the visitor. */
export function Closing({ title, demo, other }: Props) {
  return (
    <Band name="Your own" on="on-dark" className="py-10 cols gap-y-8 items-end">
      <h2 className="col-span-12 lg:col-span-6">{title}</h2>
      <div className="col-span-12 md:col-span-6 lg:col-span-3">
        <p className="mb-5 text-on-bottle-2">{demo}</p>
        <DemoButton />
      </div>
      <div className="col-span-12 md:col-span-6 lg:col-span-3">
        <p className="mb-5 text-on-bottle-2">{other.text}</p>
        <a href={other.href} className="btn btn-dark">
          {other.label}
        </a>
      </div>
    </Band>
  )
}

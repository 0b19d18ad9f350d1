import { Band } from '../../components/band.tsx'
import { paths } from '../../paths.ts'
import { supportEmail } from '../../site.ts'
import type { stillNeedHelp } from './copy.ts'

export function StillNeedHelp({ title, text, write, contact }: typeof stillNeedHelp) {
  return (
    <Band name="Contact" className="band-half cols gap-y-6 items-end">
      <div className="col-span-12 md:col-span-7">
        <h2>{title}</h2>
        <p className="lead mt-4">{text}</p>
      </div>
      <div className="col-span-12 md:col-span-5 flex flex-wrap gap-3.5 self-stretch items-end md:justify-end col-rule">
        <a href={supportEmail.uri} className="btn btn-ink">
          {write}
        </a>
        <a href={paths.contact} className="btn">
          {contact}
        </a>
      </div>
    </Band>
  )
}

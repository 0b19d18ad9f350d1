import type { ReactNode } from 'react'
import { ChannelAction } from '../../components/live-chat.tsx'
import type { Channel } from '../../content/channels.ts'

type Props = {
  title: string
  lead: string
  sample: string | undefined
  channels: readonly Channel[]
  children: ReactNode
}

export function ContactOpening({ title, lead, sample, channels, children }: Props) {
  return (
    <div className="ruled">
      <div className="page cols gap-y-12 items-start pt-opening pb-band-tight">
        <div className="col-span-12 lg:col-span-6">
          <h1>{title}</h1>
          <p className="lead text-balance mt-5">{lead}</p>
          <ul className="mt-8 edge-t-3-ink">
            {channels.map((channel) => (
              <Way key={channel.title} {...channel} />
            ))}
          </ul>
          {sample && <p className="sample mt-6">{sample}</p>}
        </div>
        {children}
      </div>
    </div>
  )
}

/** A number or an address stands large, with what it is for below. The chat has neither: its description comes first. */
function Way({ title, description, ...way }: Channel) {
  const about = <p className="text-ink-2">{description}</p>
  return (
    <li className="grid sm:label-30 gap-y-1 py-4 edge-b-rule">
      <h2 className={`text-body leading-tight fw-600 ${way.link ? 'sm:pt-3' : ''}`}>{title}</h2>
      <div className="grid gap-y-1">
        {!way.link && about}
        <div>
          <ChannelAction
            {...way}
            className="inline-block py-2 -my-2 text-claim sm:text-heading fw-520 decoration-1 underline-offset-[.16em] hover:decoration-3 break-anywhere"
          />
        </div>
        {way.link && about}
      </div>
    </li>
  )
}

import { ChannelAction } from '../../components/channel-action.tsx'
import type { Channel } from '../../content/channels.ts'

type Props = { title: string; lead: string; channels: readonly Channel[]; note?: string }

/** The page's heading and, as in a directory, every way in with its number in full size. */
export function ContactOpening({ title, lead, channels, note }: Props) {
  return (
    <div className="ruled">
      <div className="page pt-[clamp(48px,6vw,96px)] pb-[calc(var(--band)/2)]">
        <div className="cols gap-y-6 items-end">
          <h1 className="col-span-12 md:col-span-7">{title}</h1>
          <p className="lead col-span-12 md:col-span-5">{lead}</p>
        </div>
        <ul className="directory mt-[clamp(40px,5vw,72px)]">
          {channels.map(({ title: name, description, ...way }) => (
            <li key={name}>
              <h2>{name}</h2>
              <div>
                <ChannelAction {...way} className="directory-link" />
              </div>
              <p className="text-ink-2">{description}</p>
            </li>
          ))}
        </ul>
        {note && <p className="sample mt-6">{note}</p>}
      </div>
    </div>
  )
}

import { ChannelAction } from '../../components/channel-action.tsx'
import type { Channel } from '../../content/channels.ts'

type Props = { title: string; channels: readonly Channel[]; note?: string }

/** The ways to a person, four to a square: what each is good for, and the way in. */
export function DirectSupport({ title, channels, note }: Props) {
  return (
    <section className="ruled bg-ground-2">
      <div className="page band">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5">
          <h2>{title}</h2>
          {note && <p className="sample">{note}</p>}
        </div>
        <ul className="channels mt-12">
          {channels.map(({ title: name, description, colour, ...way }) => (
            <li key={name} data-colour={colour}>
              <h3>{name}</h3>
              <p className="text-ink-2">{description}</p>
              <div>
                <ChannelAction {...way} className="channel-link" />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

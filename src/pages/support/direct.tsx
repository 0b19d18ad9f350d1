import { ChannelAction } from '../../components/live-chat.tsx'
import type { Channel } from '../../content/channels.ts'
import { isSample, sampleNote } from '../../content/sample.ts'
import type { direct } from './copy.ts'

export function DirectSupport({
  title,
  sample,
  channels,
}: typeof direct & { channels: readonly Channel[] }) {
  return (
    <section className="col-span-12 md:col-span-8">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-3">
        <h2 className="text-item">{title}</h2>
        {channels.some(isSample) && (
          <p className="sample">
            {sampleNote}: {sample}
          </p>
        )}
      </div>
      <ul className="grid sm:grid-cols-2 gap-x-6 mt-5">
        {channels.map(({ title: name, description, colour, ...way }) => (
          <li
            key={name}
            className="pt-4 sm:pr-4 pb-4 pl-5 edge-t-rule-strong edge-l-3-$edge"
            style={{ '--edge': `var(--${colour})` }}
          >
            <h3>{name}</h3>
            <p className="max-w-25.2em mt-1.5 mb-2 text-ink-2">{description}</p>
            <div>
              <ChannelAction
                {...way}
                className="inline-flex items-center min-h-11 text-topic md:max-lg:text-body fw-560 decoration-1 underline-offset-5 hover:decoration-3 break-anywhere"
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

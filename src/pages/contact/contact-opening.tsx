import { ChannelAction } from '../../components/channel-action.tsx'
import type { Channel } from '../../content/channels.ts'
import { isSample, sampleNote } from '../../content/sample.ts'

type Props = { title: string; lead: string; sample: string; channels: readonly Channel[] }

/** The page's heading and, as in a directory, every way in with its number in full size. */
export function ContactOpening({ title, lead, sample, channels }: Props) {
  return (
    <div className="ruled">
      <div className="page pt-opening pb-band-half">
        <div className="cols gap-y-6 items-end">
          <h1 className="col-span-12 md:col-span-7">{title}</h1>
          <p className="lead col-span-12 md:col-span-5">{lead}</p>
        </div>
        <ul className="directory mt-[clamp(32px,3vw,48px)] edge-t-3-ink">
          {channels.map(({ title: name, description, ...way }) => (
            <li
              key={name}
              className="grid md:parts-2-6-4 gap-y-1 md:items-stretch py-3.5 md:py-0 edge-b-rule"
            >
              <h2 className="md:py-5 text-body leading-tight fw-600">{name}</h2>
              <div className="col-rule md:py-3">
                <ChannelAction
                  {...way}
                  className="inline-block text-claim fw-520 decoration-1 underline-offset-[.2em] hover:decoration-3 break-anywhere"
                />
              </div>
              <p className="col-rule md:py-5 text-ink-2">{description}</p>
            </li>
          ))}
        </ul>
        {channels.some(isSample) && (
          <p className="sample mt-6">
            {sampleNote}: {sample}
          </p>
        )}
      </div>
    </div>
  )
}

import { VideoFacade } from '../../components/video-facade.tsx'
import type { PackageSize } from '../../content/packages.ts'
import { shortPrice } from '../../content/prices.ts'
import type { video as words } from './copy.ts'

type Props = typeof words & {
  video: { name: string; description: string }
  url: string | undefined
  sizes: readonly PackageSize[]
}

export function PricingVideo({ title, video, url, sizes }: Props) {
  return (
    <div className="col-span-12 lg:col-span-6">
      <h2 className="mb-5">{title}</h2>
      <VideoFacade title={video.name} url={url} describes={video.description}>
        <PriceSteps title={video.name} sizes={sizes} />
      </VideoFacade>
    </div>
  )
}

const [left, right, floor, ceiling] = [40, 600, 282, 76]

/** The video's poster: price against the number of creators. */
function PriceSteps({ title, sizes }: Pick<Props, 'title' | 'sizes'>) {
  const { creators: most, yearly: highest } = sizes.at(-1)!

  function x(creators: number) {
    return left + (creators / most) * (right - left)
  }

  function y(yearly: number) {
    return floor - (yearly / highest) * (floor - ceiling)
  }

  const steps = sizes.map(({ creators, yearly }) => `V${y(yearly)}H${x(creators)}`)
  return (
    <svg
      viewBox="0 0 640 360"
      className="price-steps w-full h-full fill-on-bottle text-[23px] narrow [&>path]:stroke-bottle-rule"
      role="img"
      aria-label={`${title}: the yearly price climbs in five steps, from ${sizes[0]!.price} for ${sizes[0]!.creators} Content Creators to ${sizes.at(-1)!.price} for ${most}.`}
    >
      <path d={`M${left} ${floor}H${right}`} />
      {sizes.map(({ name, creators, yearly }) => (
        <path key={name} d={`M${x(creators)} ${floor}V${y(yearly)}`} />
      ))}
      <path
        d={`M${left} ${floor}${steps.join('')}V${floor}`}
        className="price-steps-line fill-bottle-2 stroke-on-bottle! stroke-2"
      />
      {sizes.map(({ name, creators, yearly }, at) => (
        <text key={name} x={x(creators) - (at === 0 ? 8 : 12)} y={y(yearly) - 12} textAnchor="end">
          {at < 2 ? name : `${name} ${shortPrice(name)}`}
        </text>
      ))}
      {sizes.map(({ name, creators }) => (
        <text
          key={name}
          x={x(creators)}
          y={floor + 28}
          textAnchor="middle"
          className="fill-on-bottle-2"
        >
          {creators}
        </text>
      ))}
      <text x={right} y={floor + 60} textAnchor="end" className="fill-on-bottle-2">
        Content Creators
      </text>
    </svg>
  )
}

import { Band } from '../../components/band.tsx'
import { VideoFacade } from '../../components/video-facade.tsx'
import type { PackageSize } from '../../content/packages.ts'
import { PriceSteps } from './price-steps.tsx'

type Props = {
  title: string
  video: { name: string; description: string }
  url: string | undefined
  questions: readonly string[]
  sizes: readonly PackageSize[]
}

/** The pricing video beside the questions that it answers. */
export function PricingVideo({ title, video, url, questions, sizes }: Props) {
  return (
    <Band name="Video" on="bg-ground-2" className="band cols gap-y-8">
      <div className="col-span-12 lg:col-span-6 lg:row-start-1 lg:pr-6">
        <h2>{title}</h2>
        <ol className="mt-5 list-none">
          {questions.map((question) => (
            <li key={question} className="py-3 edge-t-rule-strong leading-snug">
              {question}
            </li>
          ))}
        </ol>
      </div>
      <div className="col-span-12 lg:col-span-6">
        <VideoFacade title={video.name} url={url} describes={video.description}>
          <PriceSteps title={video.name} sizes={sizes} />
        </VideoFacade>
      </div>
    </Band>
  )
}

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
    <section className="ruled">
      <div className="page band-half cols">
        <div className="col-span-12 lg:col-span-8">
          <VideoFacade title={video.name} url={url} describes={video.description}>
            <PriceSteps title={video.name} sizes={sizes} />
          </VideoFacade>
        </div>
        <div className="video-questions">
          <h2>{title}</h2>
          <ol>
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}

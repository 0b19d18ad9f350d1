import { Band } from '../../components/band.tsx'
import { ExternalLink } from '../../components/external-link.tsx'
import { isSample, sampleNote } from '../../content/sample.ts'
import { companyPage } from '../../integrations/follow.ts'
import { shortCount } from '../../lib/counts.ts'
import { paths } from '../../paths.ts'
import { social } from '../../site.ts'

export function Follow({ title }: { title: { before: string; after: string } }) {
  return (
    <Band
      name="Follow"
      on="bg-ground-2"
      className="band-tight flex flex-wrap items-baseline gap-x-8 gap-y-4"
    >
      <div>
        <h2 className="text-topic sm:text-item">
          {title.before} {shortCount(social.followers)} {title.after}
        </h2>
        {isSample(social) && <p className="sample mt-1">{sampleNote}</p>}
      </div>
      <p className="flex flex-wrap gap-x-6 md:ml-auto">
        <ExternalLink href={companyPage} className="link inline-flex items-center min-h-11">
          Follow on {social.network}
        </ExternalLink>
        <a href={paths.news} className="link inline-flex items-center min-h-11">
          Read our news
        </a>
      </p>
    </Band>
  )
}

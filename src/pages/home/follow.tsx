import { ExternalLink } from '../../components/external-link.tsx'
import { isSample, sampleNote } from '../../content/sample.ts'
import { companyPage } from '../../integrations/follow.ts'
import { shortCount } from '../../lib/counts.ts'
import { paths } from '../../paths.ts'
import { social } from '../../site.ts'

/** One line: how many follow, where, and the same posts without leaving. The count is inside the title. */
export function Follow({ title }: { title: { before: string; after: string } }) {
  return (
    <section className="ruled bg-ground-2">
      <div className="page band-half flex flex-wrap items-baseline gap-x-8 gap-y-4">
        <div>
          <h2 className="text-[1.25rem] sm:text-[1.5rem] tracking-[-.01em]">
            {title.before}{' '}
            <span className="mx-0.5 text-[3.25rem] fw-520 [font-stretch:84%] leading-none">
              {shortCount(social.followers)}
            </span>{' '}
            {title.after}
          </h2>
          {isSample(social) && <p className="sample mt-2">{sampleNote}</p>}
        </div>
        <p className="flex flex-wrap gap-x-6 gap-y-2 md:ml-auto">
          <ExternalLink href={companyPage} className="link inline-flex items-center min-h-11">
            Follow on {social.network}
          </ExternalLink>
          <a href={paths.news} className="link inline-flex items-center min-h-11">
            Read the posts here
          </a>
        </p>
      </div>
    </section>
  )
}

import { PrintButton } from '../../components/print-button.tsx'
import { britishDate } from '@cuewright/runbook/words'
import { paths } from '../../paths.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { company } from '../../site.ts'
import { getStrategy, type Strategy } from './strategy.ts'

export function Component() {
  const strategy = getStrategy()
  return (
    <>
      <PageHead
        path={paths.strategy}
        title={strategy.title}
        description={strategy.description}
        isIndexable={false}
      />
      <StrategySheet strategy={strategy} />
    </>
  )
}

function StrategySheet({ strategy }: { strategy: Strategy }) {
  return (
    <div className="px-6 pt-6 pb-band-end bg-ground-2 max-sm:px-0 print:p-0 print:bg-transparent">
      <div className="sheet-head no-print">
        <p className="text-small">Internal document. Nothing in it may be quoted to a customer.</p>
        <PrintButton>Download as PDF</PrintButton>
      </div>
      <article className="sheet">
        <p className="flex flex-wrap gap-x-5 pb-2 text-small edge-b-ink">
          <b className="mr-auto">{strategy.classification}</b>
          <span>{company}</span>
          <span>Version {strategy.version}</span>
          <time dateTime={strategy.date}>{britishDate(strategy.date)}</time>
        </p>
        <h1 className="mt-12 mb-8 print:mt-24pt print:mb-18pt">{strategy.title}</h1>
        <nav
          aria-label="Contents"
          className="mb-10 pb-5 edge-b-rule columns-[15em_auto] gap-x-8 text-small"
        >
          <ol className="list-none">
            {strategy.headings
              .filter(({ depth }) => depth === 2)
              .map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`} className="block py-0.5 no-underline hover:underline">
                    {text}
                  </a>
                </li>
              ))}
          </ol>
        </nav>
        <div className="prose" dangerouslySetInnerHTML={{ __html: strategy.html }} />
      </article>
    </div>
  )
}

import type { LegalDocument } from '../../content/legal.ts'
import { britishDate } from '@cuewright/runbook/words'
import { paths } from '../../paths.ts'
import type { register } from './copy.ts'

const icon = 'mt-1.25 md:my-5 text-topic'
const note = 'max-md:col-start-2 text-small md:pl-4 md:edge-l-rule'
const entry =
  'relative grid label-7 md:grid-cols-[24px_minmax(0,1fr)_134px_164px] gap-x-4 gap-y-1 md:gap-6 pt-5 pb-5.5 md:py-0 md:[&>*+*]:py-4'

type Props = typeof register & { documents: readonly LegalDocument[] }

export function LegalRegister({ version, missing, documents }: Props) {
  return (
    <ol className="mt-8 edge-t-3-ink list-none">
      {documents.map((document) => (
        <li key={document.slug}>
          <article className={`${entry} edge-b-rule`}>
            <LegalIcon name={document.icon} className={icon} />
            <div className="grid md:parts-4-5 gap-x-6 gap-y-1.5">
              <h2 className="text-item">
                <a href={paths.legal(document.slug)} className="no-underline whole-card">
                  {document.title}
                </a>
              </h2>
              <p className="max-w-33.2em leading-normal text-ink-2">{document.description}</p>
            </div>
            <p className={note}>{document.category}</p>
            <p className={`${note} text-ink-3`}>
              {version} {document.version}
              <time dateTime={document.date} className="ml-3 md:block md:ml-0 whitespace-nowrap">
                {britishDate(document.date)}
              </time>
            </p>
          </article>
        </li>
      ))}
      <li className="no-print">
        <article className={`${entry} edge-b-dashed-rule-strong`}>
          <span className={`i-lucide-file-question-mark ${icon}`} aria-hidden />
          <div className="grid md:parts-4-5 gap-x-6 gap-y-1.5">
            <h2 className="text-item">{missing.title}</h2>
            <p className="max-w-33.2em leading-normal text-ink-2">{missing.text}</p>
          </div>
          <a
            href={paths.contact}
            className="btn btn-small col-start-2 justify-self-start mt-3 md:col-start-3 md:col-end-5 md:self-center md:mt-0"
          >
            {missing.ask}
          </a>
        </article>
      </li>
    </ol>
  )
}

// Written out, because UnoCSS finds class names in the source text.
const classes: Record<string, string> = {
  'globe-lock': 'i-lucide-globe-lock',
  'server-cog': 'i-lucide-server-cog',
  'list-checks': 'i-lucide-list-checks',
  headset: 'i-lucide-headset',
  'file-pen-line': 'i-lucide-file-pen-line',
}

/** Throws on an icon without a class here, so that the build fails. */
function LegalIcon({ name, className }: { name: string; className: string }) {
  const look = classes[name]
  if (!look)
    throw new Error(`src/pages/legals/legal-register.tsx: add the class of the icon '${name}'`)
  return <span className={`${look} ${className}`} aria-hidden />
}

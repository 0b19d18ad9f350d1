import type { LegalDocument } from '../../content/legal.ts'
import { britishDate } from '../../lib/dates.ts'
import { paths } from '../../paths.ts'
import { LegalIcon } from './legal-icon.tsx'

type Props = { title: string; lead: string; documents: readonly LegalDocument[] }

/** The documents as a register: one ruled entry each, with its category, version and date. */
export function LegalRegister({ title, lead, documents }: Props) {
  return (
    <section className="ruled">
      <div className="page register">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <ol className="register-list">
          {documents.map((document) => (
            <li key={document.slug}>
              <article className="register-entry">
                <LegalIcon name={document.icon} />
                <div>
                  <h2>
                    <a href={paths.legal(document.slug)}>{document.title}</a>
                  </h2>
                  <p>{document.description}</p>
                </div>
                <p className="register-category">{document.category}</p>
                <p className="register-version">
                  Version {document.version}
                  <time dateTime={document.date}>{britishDate(document.date)}</time>
                </p>
              </article>
            </li>
          ))}
          <li>
            <article className="register-entry register-missing">
              <span className="i-lucide-file-question-mark" aria-hidden />
              <div>
                <h2>Something missing?</h2>
                <p>
                  A security questionnaire, a data processing agreement, an older version: tell us
                  which document you need and whom it is for.
                </p>
              </div>
              <a href={paths.contact} className="btn btn-small">
                Ask for a document
              </a>
            </article>
          </li>
        </ol>
      </div>
    </section>
  )
}

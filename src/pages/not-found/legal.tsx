import { paths } from '../../paths.ts'
import { NotFound } from './not-found.tsx'
import { PageHead } from '../../seo/page-head.tsx'

const head = {
  title: 'Document not found',
  description:
    'There is no legal document at this address. The list of legal documents shows the five that apply to site and product.',
}

const task = {
  name: 'Produce this document',
  rows: [
    { name: 'Owner', text: 'Legal' },
    { name: 'Waits for', text: 'A document at this address' },
    { name: 'Then', text: 'The five documents that apply' },
  ],
}

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <NotFound
        title="Document not found"
        text="No legal document stands at this address."
        back={{ href: paths.legals, label: 'Back to Legal Documents' }}
        task={task}
      />
    </>
  )
}

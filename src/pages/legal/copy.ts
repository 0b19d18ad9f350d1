import { paths } from '../../paths.ts'

export const trailStart = { name: 'Legal documents', path: paths.legals }

export const labels = {
  back: { href: paths.legals, label: 'Back to Legal Documents' },
  contents: 'Clauses',
  category: 'Category',
  version: 'Version',
  date: 'Date',
  issuer: 'Issued by',
  print: 'Download PDF',
}

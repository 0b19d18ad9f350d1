import { paths } from '../../paths.ts'
import { NotFound } from './not-found.tsx'
import { PageHead } from '../../seo/page-head.tsx'

const head = {
  title: 'Page not found',
  description:
    'This page does not exist. The navigation above and the timetable below lead to every page of the Cuewright site.',
}

const task = {
  name: '404 Show this page',
  rows: [
    { name: 'Owner', text: 'Nobody' },
    { name: 'Waits for', text: 'An address that exists' },
    { name: 'Then', text: 'Every page in the timetable below' },
    { name: 'Float', text: 'Plenty' },
  ],
}

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <NotFound
        title="404"
        text="Oops! Page not found"
        back={{ href: paths.home, label: 'Return to Home' }}
        task={task}
      />
    </>
  )
}

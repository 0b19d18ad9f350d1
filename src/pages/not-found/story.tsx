import { paths } from '../../paths.ts'
import { NotFound } from './not-found.tsx'
import { PageHead } from '../../seo/page-head.tsx'

const head = {
  title: 'Story not found',
  description:
    'There is no success story at this address. The list of stories shows every account, by scenario, with its measurements.',
}

const task = {
  name: 'Tell this story',
  rows: [
    { name: 'Owner', text: 'You' },
    { name: 'Waits for', text: 'A story at this address' },
    { name: 'Then', text: 'The eleven that there are' },
  ],
}

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <NotFound
        title="Story not found"
        text="The success story you're looking for doesn't exist."
        back={{ href: paths.stories, label: 'Back to success stories' }}
        task={task}
      />
    </>
  )
}

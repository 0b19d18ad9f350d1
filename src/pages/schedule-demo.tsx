import { paths } from '../paths.ts'
import { PageIntro } from '../sections/page-intro.tsx'
import { PageHead } from '../seo/page-head.tsx'

const head = {
  path: paths.scheduleDemo,
  title: 'Schedule a demo',
  description:
    'Book a 30-minute demonstration of Cuewright with one of your own runbooks. Choose a time that suits you.',
}

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <PageIntro
        title="Schedule a demo"
        lead="Thirty minutes with one of your own runbooks. Choose a time that suits you."
      />
    </>
  )
}

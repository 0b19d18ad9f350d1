import { paths } from '../paths.ts'
import { PageIntro } from '../sections/page-intro.tsx'
import { PageHead } from '../seo/page-head.tsx'

const head = {
  path: paths.enhanceTeamPhotos,
  title: 'Enhance team photos',
  description:
    'An internal tool that improves the light, sharpness and background of the three published portraits of the leadership team.',
  isIndexable: false,
}

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <PageIntro
        title="Enhance team photos"
        lead="Improves the light, sharpness and background of the three published portraits. The originals are never changed."
      />
    </>
  )
}

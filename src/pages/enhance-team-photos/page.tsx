import { Island } from '../../components/island.tsx'
import { leaders } from '../../content/leaders.ts'
import { isSample, sampleNote } from '../../content/sample.ts'
import PhotoTool from '../../islands/photo-tool/index.tsx'
import { paths } from '../../paths.ts'
import { PhotosOpening } from './opening.tsx'
import { PageHead } from '../../seo/page-head.tsx'

const head = {
  path: paths.enhanceTeamPhotos,
  title: 'Enhance team photos',
  description:
    'An internal tool that improves the light, sharpness and background of the three published portraits of the leadership team.',
  isIndexable: false,
}

const opening = {
  title: 'Enhance team photos',
  lead: 'An image model retouches the three portraits that the site publishes. The originals stay as they are: compare, then download what you want to keep.',
  rules: [
    ['May change', 'Light, sharpness, background'],
    ['Must keep', 'Identity, age, expression, skin tone'],
    ['Takes', 'Up to a minute a photo'],
    ['Costs', 'One call a photo: the result is kept, and asking again is free'],
    ['Accepts', 'The published portraits, and no other picture'],
  ],
}

const portraits = leaders.map(({ id, name, title, photo, photoAlt }) => {
  return { id, name, title, photo, photoAlt }
})

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <PhotosOpening {...opening} note={leaders.some(isSample) ? sampleNote : undefined} />
      <section className="ruled on-dark" aria-labelledby="light-table">
        <div className="page photo-band">
          <h2 id="light-table">On the light table</h2>
          <noscript>
            <p className="mt-6">
              The photos are sent and shown by JavaScript, which is switched off here.
            </p>
          </noscript>
          <Island name="photo-tool" of={PhotoTool} props={{ portraits }} wake="intent" />
        </div>
      </section>
    </>
  )
}

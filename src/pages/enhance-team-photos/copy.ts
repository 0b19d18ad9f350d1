import { leaders } from '../../content/leaders.ts'
import { inWords } from '../../lib/in-words.ts'
import { paths } from '../../paths.ts'

const count = inWords(leaders.length)

export const head = {
  path: paths.enhanceTeamPhotos,
  title: 'Enhance team photos',
  description: `An internal tool that improves the light, sharpness and background of the leaders’ ${count} published portraits.`,
  isIndexable: false,
}

export const opening = {
  title: 'Enhance team photos',
  lead: `An image model retouches the ${count} portraits on this site. The originals don’t change. Compare both, then download one.`,
  rules: [
    { name: 'May change', text: 'Light, sharpness, background' },
    { name: 'Must keep', text: 'Identity, age, expression, skin tone' },
    { name: 'Takes', text: 'Up to a minute a photo' },
    { name: 'Costs', text: 'One call per photo. Asking again is free' },
    { name: 'Accepts', text: 'Only the published portraits' },
  ],
}

export const table = {
  title: `The ${count} portraits`,
  withoutScript: 'This tool needs JavaScript. Please switch it on.',
}

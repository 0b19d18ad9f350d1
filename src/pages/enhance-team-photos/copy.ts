import { paths } from '../../paths.ts'

export const head = {
  path: paths.enhanceTeamPhotos,
  title: 'Enhance team photos',
  description:
    'An internal tool that improves the light, sharpness and background of the three published portraits of the leadership team.',
  isIndexable: false,
}

export const opening = {
  title: 'Enhance team photos',
  lead: 'An image model retouches the three portraits that the site publishes. The originals stay as they are: compare, then download what you want to keep.',
  rules: [
    { name: 'May change', text: 'Light, sharpness, background' },
    { name: 'Must keep', text: 'Identity, age, expression, skin tone' },
    { name: 'Takes', text: 'Up to a minute a photo' },
    { name: 'Costs', text: 'One call a photo: the result is kept, and asking again is free' },
    { name: 'Accepts', text: 'The published portraits, and no other picture' },
  ],
}

export const table = {
  title: 'On the light table',
  withoutScript: 'The photos are sent and shown by JavaScript, which is switched off here.',
}

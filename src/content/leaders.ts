/** The photo tool's function reads this file too, so nothing here may depend on the build. */
export type Leader = {
  /** Names the portrait files: `{id}.jpg`, `{id}-128.webp`, `{id}-256.webp`. */
  id: string
  name: string
  title: string
  bio: string
  location: string
  /** Under public/, 1024 px square. */
  photo: string
  photoAlt: string
  profile: string
  email: string
  status: 'sample' | 'confirmed'
}

// A made-up address could be a stranger's profile, so samples link to LinkedIn's general one.
const sampleProfile = 'https://www.linkedin.com/in/'

export const leaders: readonly Leader[] = [
  {
    id: 'harriet-lidgate',
    name: 'Harriet Lidgate',
    title: 'Chief Executive',
    bio: 'Harriet ran cutovers for retail banks before she sold software to them. She takes calls about Service Assurance herself, and always asks first who decides, and by when.',
    location: 'London',
    photo: '/images/leaders/harriet-lidgate.jpg',
    photoAlt: 'Placeholder, a line drawing of a person with short hair',
    profile: sampleProfile,
    email: 'harriet.lidgate@cuewright.example',
    status: 'sample',
  },
  {
    id: 'tobias-marlesford',
    name: 'Tobias Marlesford',
    title: 'Director of Product Engineering',
    bio: 'Tobias designed the scheduling engine, which works out what a late task does to the finish time. His team rehearses every release, and he always takes a task.',
    location: 'Bristol',
    photo: '/images/leaders/tobias-marlesford.jpg',
    photoAlt: 'Placeholder, a line drawing of a person with a beard',
    profile: sampleProfile,
    email: 'tobias.marlesford@cuewright.example',
    status: 'sample',
  },
  {
    id: 'anjali-penhallow',
    name: 'Anjali Penhallow',
    title: 'Director of Customer Success',
    bio: 'Anjali has been on the bridge as service delivery manager, cutover manager and task owner. Her team trains authors on their first runbook, and stays until they can write the next one alone. We quote that, and converting your spreadsheets, in the order.',
    location: 'Edinburgh',
    photo: '/images/leaders/anjali-penhallow.jpg',
    photoAlt: 'Placeholder, a line drawing of a person with long hair',
    profile: sampleProfile,
    email: 'anjali.penhallow@cuewright.example',
    status: 'sample',
  },
]

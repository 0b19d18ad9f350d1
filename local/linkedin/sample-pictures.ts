import type { SamplePicture } from './post.ts'

/** The URN of a stand-in's image, by its short name. */
export function image(name: string) {
  return `urn:li:image:D4E10-${name}`
}

/** The URN of a stand-in's video, by its short name; its thumbnail is one of the pictures. */
export function video(name: string) {
  return `urn:li:video:D4E05-${name}`
}

/** Every picture that the sample posts use. A video's picture is its thumbnail. */
export const samplePictures: SamplePicture[] = [
  {
    urn: image('cue'),
    kicker: 'T0',
    headline: 'Every task has its cue',
    tone: 'green',
    format: 'jpeg',
  },
  {
    urn: image('dress-1'),
    kicker: 'Rehearsal, 1 of 3',
    headline: 'What we planned',
    tone: 'paper',
    format: 'png',
  },
  {
    urn: image('dress-2'),
    kicker: 'Rehearsal, 2 of 3',
    headline: 'What happened',
    tone: 'yellow',
    format: 'png',
  },
  {
    urn: image('dress-3'),
    kicker: 'Rehearsal, 3 of 3',
    headline: 'What we changed',
    tone: 'green',
    format: 'png',
  },
  {
    urn: image('backout'),
    kicker: 'From the blog',
    headline: 'Rehearse the backout, not just the plan',
    tone: 'yellow',
    format: 'jpeg',
  },
  {
    urn: video('critical-path'),
    kicker: 'Ninety seconds',
    headline: 'The critical path',
    tone: 'green',
    format: 'webp',
  },
  {
    urn: image('kit'),
    kicker: 'Before you go in',
    headline: 'Cutover weekend kit list',
    tone: 'paper',
    format: 'jpeg',
  },
  {
    urn: image('tested'),
    kicker: 'Impact tolerance',
    headline: 'Tested, not declared',
    tone: 'green',
    format: 'webp',
  },
  {
    urn: image('measured'),
    kicker: 'RTO',
    headline: 'Measured, not declared',
    tone: 'yellow',
    format: 'jpeg',
  },
  {
    urn: image('identity'),
    kicker: 'Cyber recovery',
    headline: 'Identity first',
    tone: 'green',
    format: 'png',
  },
  {
    urn: image('ladder'),
    kicker: 'T−14 to T−7',
    headline: 'Four rungs to a calm night',
    tone: 'paper',
    format: 'jpeg',
  },
  {
    urn: image('float'),
    kicker: 'Slack, made visible',
    headline: 'Show the float',
    tone: 'yellow',
    format: 'webp',
  },
  {
    urn: image('compare'),
    kicker: 'Release notes',
    headline: 'Planned beside actual',
    tone: 'green',
    format: 'jpeg',
  },
]

/** A picture of the stand-in: the words on its card, and how it is drawn and stored. */
export type SamplePicture = {
  urn: string
  kicker: string
  headline: string
  tone: 'green' | 'paper' | 'yellow'
  format: 'jpeg' | 'png' | 'webp'
}

/** The URN of a stand-in's image, by its short name. */
export function image(name: string) {
  return `urn:li:image:D4E10-${name}`
}

/** The URN of a stand-in's video, by its short name; its thumbnail is one of the pictures. */
export function video(name: string) {
  return `urn:li:video:D4E05-${name}`
}

type Row = [urn: string, kicker: string, headline: string, tone: Tone, format: Format]
type Tone = SamplePicture['tone']
type Format = SamplePicture['format']

const rows: Row[] = [
  [image('cue'), 'T0', 'Every task has its cue', 'green', 'jpeg'],
  [image('dress-1'), 'Rehearsal, 1 of 3', 'What we planned', 'paper', 'png'],
  [image('dress-2'), 'Rehearsal, 2 of 3', 'What happened', 'yellow', 'png'],
  [image('dress-3'), 'Rehearsal, 3 of 3', 'What we changed', 'green', 'png'],
  [image('backout'), 'From the blog', 'Rehearse the backout, not just the plan', 'yellow', 'jpeg'],
  [video('critical-path'), 'Ninety seconds', 'The critical path', 'green', 'webp'],
  [image('kit'), 'Before you go in', 'Cutover weekend kit list', 'paper', 'jpeg'],
  [image('tested'), 'Impact tolerance', 'Tested, not declared', 'green', 'webp'],
  [image('measured'), 'RTO', 'Measured, not declared', 'yellow', 'jpeg'],
  [image('identity'), 'Cyber recovery', 'Identity first', 'green', 'png'],
  [image('ladder'), 'T−14 to T−7', 'Four rungs to a calm night', 'paper', 'jpeg'],
  [image('float'), 'Slack, made visible', 'Show the float', 'yellow', 'webp'],
  [image('compare'), 'Release notes', 'Planned beside actual', 'green', 'jpeg'],
]

/** Every picture that the sample posts use. A video's picture is its thumbnail. */
export const samplePictures = rows.map(([urn, kicker, headline, tone, format]): SamplePicture => ({
  urn,
  kicker,
  headline,
  tone,
  format,
}))

/** The state of one leader's photo. The original is on the page in every state. */
export type Photo =
  | { state: 'idle' }
  /** `since`: in milliseconds since the epoch. */
  | { state: 'enhancing'; since: number }
  | { state: 'enhanced'; image: string; isStandIn: boolean }
  | { state: 'failed'; message: string }

export type PhotoEvent =
  | { type: 'asked'; at: number }
  | { type: 'arrived'; image: string; isStandIn: boolean }
  | { type: 'failed'; message: string }
  /** The page was left, so that nobody waits for the answer any more. */
  | { type: 'left' }

export const idle: Photo = { state: 'idle' }

/** What follows from an event. An answer counts only while one is awaited. */
export function nextPhoto(photo: Photo, event: PhotoEvent): Photo {
  if (event.type === 'asked') {
    return photo.state === 'enhancing' ? photo : { state: 'enhancing', since: event.at }
  }
  if (photo.state !== 'enhancing') return photo
  switch (event.type) {
    case 'arrived':
      return { state: 'enhanced', image: event.image, isStandIn: event.isStandIn }
    case 'failed':
      return { state: 'failed', message: event.message }
    case 'left':
      return idle
  }
}

/** How the names of elements begin that filter lists for browsers hide, such as EasyList's `.ad-box`. */
const starts = [
  'ad',
  'banner',
  'consent',
  'cookie',
  'gdpr',
  'paywall',
  'popup',
  'popunder',
  'promo',
  'share',
  'social',
  'sponsor',
]

/** True for a class or an id that a visitor's ad blocker may hide. */
export function isHidden(name: string): boolean {
  return starts.some((start) => name.toLowerCase().startsWith(start))
}

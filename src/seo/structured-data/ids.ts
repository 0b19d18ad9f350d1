import { origin } from '../../site.ts'

/** A path of the site as an absolute URL. */
export function absolute(path: string) {
  return origin + path
}

/** Stable identities, so that every page speaks of the same organisation, site and product. */
export const ids = {
  organization: absolute('/#organization'),
  website: absolute('/#website'),
  product: absolute('/pricing#product'),
  page: (path: string) => `${absolute(path)}#webpage`,
  part: (path: string, part: string) => `${absolute(path)}#${part}`,
}

import { paths } from '../paths.ts'

/** One step on the way to a page. */
export type Crumb = { name: string; path: string }

/** The way from the home page to a page, through its parents. */
export function trailTo(...crumbs: Crumb[]): Crumb[] {
  return [{ name: 'Home', path: paths.home }, ...crumbs]
}

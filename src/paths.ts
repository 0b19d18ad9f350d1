/** Every URL of the site, spelt once. Paths have no trailing slash and no query. */
export const paths = {
  home: '/',
  features: '/features',
  pricing: '/pricing',
  scenarios: '/scenarios',
  plannedChange: '/planned_change',
  serviceRecovery: '/service_recovery',
  disasterRecovery: '/disaster_recovery',
  cyberRecovery: '/cyber_recovery',
  solution: '/solution',
  stories: '/success-stories',
  support: '/support',
  blog: '/blog',
  about: '/about',
  contact: '/contact',
  legals: '/legals',
  strategy: '/strategy',
  news: '/news',
  serviceAssurance: '/service-assurance',
  enhanceTeamPhotos: '/enhance-team-photos',
  scheduleDemo: '/schedule_demo',
  rss: '/rss.xml',

  post: (slug: string) => `/blog/${slug}`,
  story: (id: string) => `/success-stories/${id}`,
  legal: (slug: string) => `/legals/${slug}`,

  tryRunbook: '/features#try-your-runbook',

  readNews: '/api/news',
  fetchPosts: '/api/fetch-linkedin-posts',
  enhanceImage: '/api/enhance-image',

  /** The picture in another width (px), by Netlify's Image CDN. */
  sized: (picture: string, width: number) =>
    `/.netlify/images?url=${encodeURIComponent(picture)}&w=${width}`,
} as const

export type Crumb = { name: string; path: string }

/** The breadcrumbs of a page: home, its parents, itself. */
export function trailTo(...crumbs: Crumb[]): Crumb[] {
  return [{ name: 'Home', path: paths.home }, ...crumbs]
}

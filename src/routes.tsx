import type { RouteRecord } from 'vite-react-ssg'
import { Layout } from './components/layout/layout.tsx'
import { legalSlugs } from './content/legal.ts'
import { getPosts } from './content/posts.ts'
import { getStories } from './content/stories.ts'
import { paths } from './paths.ts'

export const routes: RouteRecord[] = [
  {
    element: <Layout />,
    children: [
      { path: paths.home, lazy: () => import('./pages/home/page.tsx') },
      { path: paths.features, lazy: () => import('./pages/features/page.tsx') },
      { path: paths.pricing, lazy: () => import('./pages/pricing/page.tsx') },
      { path: paths.scenarios, lazy: () => import('./pages/scenarios/page.tsx') },
      { path: paths.plannedChange, lazy: () => import('./pages/planned-change/page.tsx') },
      { path: paths.serviceRecovery, lazy: () => import('./pages/service-recovery/page.tsx') },
      { path: paths.disasterRecovery, lazy: () => import('./pages/disaster-recovery/page.tsx') },
      { path: paths.cyberRecovery, lazy: () => import('./pages/cyber-recovery/page.tsx') },
      { path: paths.solution, lazy: () => import('./pages/solution/page.tsx') },
      { path: paths.stories, lazy: () => import('./pages/stories/page.tsx') },
      {
        path: paths.story(':id'),
        lazy: () => import('./pages/story/page.tsx'),
        getStaticPaths: () => getStories().map((story) => paths.story(story.id)),
      },
      { path: paths.support, lazy: () => import('./pages/support/page.tsx') },
      { path: paths.blog, lazy: () => import('./pages/blog/page.tsx') },
      {
        path: paths.post(':slug'),
        lazy: () => import('./pages/post/page.tsx'),
        getStaticPaths: () => getPosts().map((post) => paths.post(post.slug)),
      },
      { path: paths.about, lazy: () => import('./pages/about/page.tsx') },
      { path: paths.contact, lazy: () => import('./pages/contact/page.tsx') },
      { path: paths.legals, lazy: () => import('./pages/legals/page.tsx') },
      {
        path: paths.legal(':slug'),
        lazy: () => import('./pages/legal/page.tsx'),
        getStaticPaths: () => legalSlugs.map((slug) => paths.legal(slug)),
      },
      { path: paths.strategy, lazy: () => import('./pages/strategy/page.tsx') },
      { path: paths.news, lazy: () => import('./pages/news/page.tsx') },
      { path: paths.serviceAssurance, lazy: () => import('./pages/service-assurance/page.tsx') },
      { path: paths.enhanceTeamPhotos, lazy: () => import('./pages/enhance-team-photos/page.tsx') },
      { path: paths.scheduleDemo, lazy: () => import('./pages/schedule-demo/page.tsx') },

      // netlify.toml serves these with status 404.
      { path: '/404', lazy: notFound },
      {
        path: '/blog-not-found',
        lazy: async () => ({ Component: (await notFound()).PostNotFound }),
      },
      {
        path: '/story-not-found',
        lazy: async () => ({ Component: (await notFound()).StoryNotFound }),
      },
      {
        path: '/legal-not-found',
        lazy: async () => ({ Component: (await notFound()).LegalNotFound }),
      },
    ],
  },
]

function notFound() {
  return import('./pages/not-found/page.tsx')
}

import type { RouteRecord } from 'vite-react-ssg'
import { Layout } from './components/layout/layout.tsx'
import { legalSlugs } from './content/legal.ts'
import { getPosts } from './content/posts.ts'
import { getStories } from './content/stories.ts'
import { paths } from './paths.ts'

/** Every page of the site; a path that is not here is the not-found page. */
export const routes: RouteRecord[] = [
  {
    element: <Layout />,
    children: [
      { path: paths.home, lazy: () => import('./pages/home.tsx') },
      { path: paths.features, lazy: () => import('./pages/features.tsx') },
      { path: paths.pricing, lazy: () => import('./pages/pricing.tsx') },
      { path: paths.scenarios, lazy: () => import('./pages/scenarios.tsx') },
      { path: paths.plannedChange, lazy: () => import('./pages/planned-change.tsx') },
      { path: paths.serviceRecovery, lazy: () => import('./pages/service-recovery.tsx') },
      { path: paths.disasterRecovery, lazy: () => import('./pages/disaster-recovery.tsx') },
      { path: paths.cyberRecovery, lazy: () => import('./pages/cyber-recovery.tsx') },
      { path: paths.solution, lazy: () => import('./pages/solution.tsx') },
      { path: paths.stories, lazy: () => import('./pages/stories.tsx') },
      {
        path: paths.story(':id'),
        lazy: () => import('./pages/story.tsx'),
        getStaticPaths: () => getStories().map((story) => paths.story(story.id)),
      },
      { path: paths.support, lazy: () => import('./pages/support.tsx') },
      { path: paths.blog, lazy: () => import('./pages/blog.tsx') },
      {
        path: paths.post(':slug'),
        lazy: () => import('./pages/post.tsx'),
        getStaticPaths: () => getPosts().map((post) => paths.post(post.slug)),
      },
      { path: paths.about, lazy: () => import('./pages/about.tsx') },
      { path: paths.contact, lazy: () => import('./pages/contact.tsx') },
      { path: paths.legals, lazy: () => import('./pages/legals.tsx') },
      {
        path: paths.legal(':slug'),
        lazy: () => import('./pages/legal.tsx'),
        getStaticPaths: () => legalSlugs.map((slug) => paths.legal(slug)),
      },
      { path: paths.strategy, lazy: () => import('./pages/strategy.tsx') },
      { path: paths.news, lazy: () => import('./pages/news.tsx') },
      { path: paths.serviceAssurance, lazy: () => import('./pages/service-assurance.tsx') },
      { path: paths.enhanceTeamPhotos, lazy: () => import('./pages/enhance-team-photos.tsx') },
      { path: paths.scheduleDemo, lazy: () => import('./pages/schedule-demo.tsx') },

      // The four answers to a path that leads nowhere; netlify.toml serves them with status 404.
      { path: '/404', lazy: () => import('./pages/not-found.tsx') },
      { path: '/blog-not-found', lazy: () => import('./pages/post-not-found.tsx') },
      { path: '/story-not-found', lazy: () => import('./pages/story-not-found.tsx') },
      { path: '/legal-not-found', lazy: () => import('./pages/legal-not-found.tsx') },
    ],
  },
]

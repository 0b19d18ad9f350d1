import { paths } from '../paths.ts'
import { Hero } from '../sections/home/hero.tsx'
import { PageHead } from '../seo/page-head.tsx'
import { product } from '../site.ts'

const head = {
  path: paths.home,
  title: 'Digital runbooks for nights that must not go wrong',
  description:
    'Digital runbooks inside your IT service management platform: plan, rehearse and execute change and recovery to one clock.',
}

const hero = {
  title: 'Run the night that must not go wrong to one clock.',
  lead: `${product} turns the spreadsheet runbook into a live timetable inside your IT service management platform: owners, dependencies, the critical path, and a finish time that everyone can see move.`,
  facts: [
    { name: 'Since 2012', text: 'Trusted by global banks' },
    {
      name: 'Native',
      text: 'Built on your platform: its users, records and access controls',
    },
    { name: 'Free', text: 'Unlimited Content Consumers' },
    { name: '30 days', text: 'From procurement to value, or sooner' },
  ],
}

export function Component() {
  return (
    <>
      <PageHead {...head} />
      <Hero {...hero} />
    </>
  )
}

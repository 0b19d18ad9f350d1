import { onPlatform } from '../../src/content/platform-words.ts'
import { paths } from '../../src/paths.ts'
import { company, product } from '../../src/site.ts'
import type { Summary } from '../page.ts'
import { twinPath } from '../../src/lib/twin-path.ts'

const scenarios: readonly string[] = [
  paths.scenarios,
  paths.plannedChange,
  paths.serviceRecovery,
  paths.disasterRecovery,
  paths.cyberRecovery,
]
const companyPages: readonly string[] = [paths.about, paths.contact, paths.support, paths.news]

/** The sections of llms.txt in order. Each page goes into the first section whose `holds` accepts it. */
const sections: readonly [title: string, holds: (path: string) => boolean][] = [
  ['Scenarios', (path) => scenarios.includes(path)],
  ['Success stories', (path) => path.startsWith(paths.stories)],
  ['Blog', (path) => path.startsWith(paths.blog)],
  ['Company', (path) => companyPages.includes(path)],
  // llms.txt's own name for pages that a reader may skip.
  ['Optional', (path) => path.startsWith(paths.legals) || path === paths.scheduleDemo],
  ['Product', () => true],
]
const order = ['Product', 'Scenarios', 'Success stories', 'Blog', 'Company', 'Optional']

/** llms.txt (llmstxt.org): what the site is, and every page that may be listed, as Markdown. */
export function buildLlmsTxt(pages: readonly Summary[], origin: string): string {
  const listed = Map.groupBy(
    pages.filter(({ isIndexable }) => isIndexable),
    ({ path }) => sections.find(([, holds]) => holds(path))![0],
  )
  const parts = order.map((title) => {
    const lines = (listed.get(title) ?? []).map(
      ({ path, title: name, description }) =>
        `- [${name}](${origin}${twinPath(path)}): ${description}\n`,
    )
    return lines.length > 0 ? `\n## ${title}\n\n${lines.join('')}` : ''
  })
  const about = `${product}, by ${company}, is a digital runbook application inside an organisation's own instance of ${onPlatform.theirs}. Teams plan, rehearse and execute planned changes and service, disaster and cyber recoveries with it, to one clock.`
  return `# ${product}\n\n> ${about}\n\nEvery link leads to a page's text as Markdown; without the ending .md it leads to the page.\n${parts.join('')}`
}

import { Outlet } from 'react-router-dom'
import { DemoBar } from './demo-bar.tsx'
import { Footer } from './footer.tsx'
import { Header, ScenarioPanel } from './header.tsx'
import { SideMenu } from './side-menu.tsx'
import { paths } from '../../paths.ts'

const menuId = 'menu'

export function Layout() {
  return (
    <>
      <a href="#main" className="skip-link btn">
        Skip to content
      </a>
      <Header menuId={menuId} />
      {/* Shows how far one has read. pipeline/ruler.ts fills in the names of the page's bands. */}
      <div className="rail" aria-hidden />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      {/* After the footer, so that the page's own words come first over the network. */}
      <ScenarioPanel />
      <SideMenu id={menuId} />
      <DemoBar />
      <SpeculationRules />
    </>
  )
}

/** Pages that act when shown, by a sync or a vendor's script, are prefetched but not prerendered. */
const actsWhenShown = [
  paths.news,
  paths.support,
  paths.contact,
  paths.pricing,
  paths.scheduleDemo,
  paths.enhanceTeamPhotos,
]

const isOurs = { href_matches: '/*' }
const acts = { href_matches: actsWhenShown }
const isFile = { href_matches: ['/api/*', '/*.xml', '/*.txt', '/*.md'] }

const rules = {
  prerender: [{ where: { and: [isOurs, { not: acts }, { not: isFile }] }, eagerness: 'moderate' }],
  prefetch: [{ where: acts, eagerness: 'moderate' }],
}

/** Lets browsers prerender the page behind a link before it is clicked. */
function SpeculationRules() {
  return (
    <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />
  )
}

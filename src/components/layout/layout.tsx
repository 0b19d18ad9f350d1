import { Outlet } from 'react-router-dom'
import { DemoBar } from './demo-bar.tsx'
import { Footer } from './footer.tsx'
import { Header, ScenarioPanel } from './header.tsx'
import { SideMenu } from './side-menu.tsx'
import { SpeculationRules } from './speculation-rules.tsx'

const menuId = 'menu'

/** The chrome that every page shares, around the page itself. */
export function Layout() {
  return (
    <>
      <a href="#main" className="skip-link btn">
        Skip to content
      </a>
      <Header menuId={menuId} />
      {/* How far one has read. Where a page has bands, pipeline/ruler.ts names them here. */}
      <div className="rail" aria-hidden />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      {/* Not before the page's own words: they are to stand in the first paint. */}
      <ScenarioPanel />
      <SideMenu id={menuId} />
      <DemoBar />
      <SpeculationRules />
    </>
  )
}

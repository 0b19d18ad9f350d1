import { Outlet } from 'react-router-dom'
import { DemoBar } from './demo-bar.tsx'
import { Footer } from './footer.tsx'
import { Header, ScenarioPanel } from './header.tsx'
import { SideMenu } from './side-menu.tsx'

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
      {/* After the footer, so that the page's own text is downloaded first. */}
      <ScenarioPanel />
      <SideMenu id={menuId} />
      <DemoBar />
    </>
  )
}

import { Outlet } from 'react-router-dom'
import { DemoButton } from '../demo-button.tsx'
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
      {/* pipeline/ruler.ts puts the list of the page's bands here. */}
      <div data-ruler hidden />
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

/** Appears after 300 px of scrolling. */
function DemoBar() {
  return (
    <aside className="demo-bar on-dark" aria-label="Demo">
      <div className="wide flex items-center justify-between gap-4 h-14 sm:h-12">
        <p className="text-small leading-tight">
          Bring one of your runbooks
          <span className="hidden sm:inline">: we’ll outline it with you</span>
        </p>
        <DemoButton quiet="btn btn-dark px-3.75 min-h-9 text-small whitespace-nowrap" />
      </div>
    </aside>
  )
}

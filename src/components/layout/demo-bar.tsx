import { DemoButton } from '../demo-button.tsx'

/** Slides in from below once the page has been scrolled by more than 300 px. */
export function DemoBar() {
  return (
    <aside className="demo-bar on-dark" aria-label="Demo">
      <div className="wide flex items-center justify-between gap-4 py-2.5">
        <p className="small leading-tight">
          Bring one of your own runbooks
          <span className="hidden sm:inline">: we will run it with you</span>
        </p>
        <DemoButton quiet="btn btn-small btn-dark whitespace-nowrap" />
      </div>
    </aside>
  )
}

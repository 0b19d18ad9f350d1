import { DemoButton } from '../demo-button.tsx'

/** Appears after 300 px of scrolling. */
export function DemoBar() {
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

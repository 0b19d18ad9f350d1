import './styles/late/after-first-paint.css'
import './styles/late/controls.css'
import './styles/late/overlays.css'
import './styles/late/ruler.css'
import './styles/late/forced-colors.css'
import 'virtual:icons.css'
import './styles/late/print.css'
import { countPageViews } from './integrations/analytics.ts'
import { watchDemoBar } from './runtime/demo-bar.ts'
import { watchPresses } from './runtime/press.ts'
import { watchPrintButtons } from './runtime/print-button.ts'
import { watchTooltips } from './runtime/tooltips.ts'
import { wakeIslands } from './runtime/wake-islands.ts'
import { wakeVendors } from './runtime/wake-vendors.ts'

if (import.meta.env.DEV) void import('./styles/development.ts')

countPageViews()
wakeIslands()
wakeVendors()
watchDemoBar()
watchPresses()
watchPrintButtons()
watchTooltips()

// A file over the page that takes one: what catches it is loaded before it can be dropped.
if (document.querySelector('[data-hand-over]'))
  addEventListener(
    'dragenter',
    () => void import('./runtime/hand-over.ts').then((m) => m.watchHandOver()),
    { once: true },
  )

if (document.querySelector('[data-not-found]')) console.warn(`Not found: ${location.pathname}`)

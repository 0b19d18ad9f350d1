import '@cuewright/runbook-ui/states.css'
import './styles/late/after-first-paint.css'
import './styles/late/controls.css'
import './styles/late/overlays.css'
import './styles/late/toasts.css'
import './styles/late/forced-colors.css'
import 'virtual:uno:icons.css'
import './styles/late/print.css'
import { countPageViews } from './integrations/analytics.ts'
import { whenShown } from './lib/when-shown.ts'
import { wholePage } from './lib/whole-page.ts'
import { watchPresses, watchSwipedRows, watchTooltips } from './runtime/controls.ts'
import { watchDemoBar } from './runtime/demo-bar.ts'
import { keepEarlyPresses, wakeUp } from './runtime/early-presses.ts'
import { watchRuler } from './runtime/ruler.ts'
import { watchHandOver } from './runtime/hand-over.ts'
import { bringFaces } from './runtime/late-faces.ts'
import { markLateStyles } from './runtime/late-styles.ts'
import { speculate } from './runtime/speculation.ts'
import { wakeIslands } from './runtime/wake-islands.ts'

// Built pages do this in runtime/boot.ts.
if (import.meta.env.DEV) {
  void import('./styles/development.ts')
  keepEarlyPresses(() => undefined)
} else {
  markLateStyles()
  bringFaces()
}

countPageViews()
wakeIslands()
watchDemoBar()
watchPresses()
watchHandOver()
watchTooltips()
speculate()

void wholePage.then(() => {
  if (document.querySelector('[data-chat],[data-follow],form[data-checked],.hs-form-frame'))
    whenShown(() => {
      import('./runtime/wake-vendors.ts').then((m) => m.wakeVendors()).catch(() => undefined)
    })
  watchRuler()
  watchSwipedRows()
  if (document.querySelector('[data-not-found]')) console.warn(`Not found: ${location.pathname}`)
})

wakeUp(document.documentElement)

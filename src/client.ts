import './styles/index.css'
import 'virtual:uno.css'
import { countPageViews } from './integrations/analytics.ts'
import { watchDemoBar } from './runtime/demo-bar.ts'
import { wakeIslands } from './runtime/wake-islands.ts'

countPageViews()
wakeIslands()
watchDemoBar()

if (document.querySelector('[data-not-found]')) console.warn(`Not found: ${location.pathname}`)

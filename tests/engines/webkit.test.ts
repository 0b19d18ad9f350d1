import { webkit } from './webkit.ts'
import { journeys } from './journeys.ts'

journeys(webkit)

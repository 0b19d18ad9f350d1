export {
  asksSpread,
  defaultSettings,
  isRehearsed,
  isSpreadKnown,
  spreadSources,
} from '../forecast/default-settings.ts'
export {
  binsOf,
  chanceInside,
  chanceOf100,
  chanceToBackOut,
  finishKeptBy,
  lastCallKeptBy,
  of100,
} from '../forecast/figures.ts'
export { headline, isByRehearsal, lackingText } from '../forecast/headline.ts'
export {
  type Forecast,
  forecastOf,
  type ForecastQuestion,
  type ForecastSettings,
  simulate,
} from '../forecast/simulate.ts'
export { presets, type Preset, type SpreadSource } from '../forecast/spreads.ts'
export { shares } from '../forecast/correlation.ts'

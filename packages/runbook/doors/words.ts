export { capitalised, counted } from '../words/counts.ts'
export { britishDate, datePartsOf } from '../words/dates.ts'
export { clockTime, duration, relativeDays, relativeTime } from '../words/times.ts'

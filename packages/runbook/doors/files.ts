// Loaded when a visitor downloads one of these files.
export { cueCalendar } from '../take-away/calendar.ts'
export { toXlsx } from '../take-away/xlsx.ts'

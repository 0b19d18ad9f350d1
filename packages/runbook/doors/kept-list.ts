export { forgetStale, listKept } from '../take-away/device/list-kept.ts'

export { presetsRunbookUi } from '../styles/preset.ts'
export { colors, scale } from '../styles/tokens.ts'

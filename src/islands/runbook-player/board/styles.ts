import head from './head/woken.css?inline'
import board from './woken.css?inline'

/** In the order of their cascade. */
export const boardStyles = [board, head]

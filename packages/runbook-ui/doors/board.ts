export { Controls } from '../run/controls.tsx'
export { DelayPanel } from '../run/delay-panel.tsx'
export { LightSign } from '../run/light-sign.tsx'
export { type RunBoard, useBoard } from '../run/use-board.ts'

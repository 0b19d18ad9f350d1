export { LightSign } from '../board/light-sign.tsx'
export { Controls } from '../run/controls.tsx'
export { DelayPanel } from '../run/delay-panel.tsx'
export { type RunBoard, useBoard } from '../run/use-board.ts'

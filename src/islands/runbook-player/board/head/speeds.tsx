import { Segments } from '../../../../product/run/segments.tsx'

export type Speed = { perSecond: number; text: string }

/** As fast as the clock on the wall goes. */
export const wallSpeed = 1 / 60

/** As the clock goes, a minute a second, four minutes a second; faster for runs of more than a day. */
export function speedsFor(end: number): Speed[] {
  const quickest = end <= 24 * 60 ? 4 : Math.ceil(end / 150 / 4) * 4
  return [1, quickest * 15, quickest * 60].map((times) => ({
    perSecond: times / 60,
    text: `${times.toLocaleString('en-GB')}×`,
  }))
}

type Props = {
  speeds: readonly Speed[]
  speed: number
  onSpeed: (speed: number) => void
}

/** How fast the clock goes. */
export function Speeds({ speeds, speed, onSpeed }: Props) {
  return (
    <Segments
      legend="Speed"
      look="board"
      className="lt-md:col-span-2 lt-md:[&>div]:grid lt-md:[&>div]:grid-cols-3 lt-md:[&_label]:min-h-10.5"
      options={speeds.map(({ perSecond, text }) => ({ value: perSecond, text }))}
      chosen={speed}
      onChoose={onSpeed}
    />
  )
}

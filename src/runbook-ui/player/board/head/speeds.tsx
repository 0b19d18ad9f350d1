import { Segments } from '../../../run/segments.tsx'

export type Speed = { perSecond: number; text: string }

/** One and four minutes per second; faster for runs of more than a day. */
export function speedsFor(end: number): Speed[] {
  const quickest = end <= 24 * 60 ? 4 : Math.ceil(end / 150 / 4) * 4
  return [quickest * 15, quickest * 60].map((times) => ({
    perSecond: times / 60,
    text: `${times.toLocaleString('en-GB')}×`,
  }))
}

export type SpeedsProps = {
  speeds: readonly Speed[]
  speed: number
  onSpeed: (speed: number) => void
}

export function Speeds({ speeds, speed, onSpeed }: SpeedsProps) {
  return (
    <Segments
      legend="Speed"
      look="board"
      className="lt-md:col-span-2 lt-md:[&>div]:grid lt-md:[&>div]:grid-cols-2 lt-md:[&_label]:min-h-10.5"
      options={speeds.map(({ perSecond, text }) => ({ value: perSecond, text }))}
      chosen={speed}
      onChoose={onSpeed}
    />
  )
}

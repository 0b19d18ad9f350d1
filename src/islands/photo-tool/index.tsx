import { Toasts } from '../../components/toasts.tsx'
import { PhotoStrip, type Portrait } from './photo-strip.tsx'

/** The leaders' portraits, each with its own state and button. */
export default function PhotoTool({ portraits }: { portraits: readonly Portrait[] }) {
  return (
    <div className="photo-table">
      {portraits.map((portrait) => (
        <PhotoStrip key={portrait.id} {...portrait} />
      ))}
      <Toasts />
    </div>
  )
}

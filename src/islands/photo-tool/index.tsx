import { Toasts } from '../../components/toasts.tsx'
import { Compare } from './compare.tsx'
import { Progress } from './progress.tsx'
import { useEnhancement, type Photo } from './use-enhancement.ts'

/** A leader as the photo tool needs them; `photo` is the path of the picture to enhance. */
type Portrait = { id: string; name: string; title: string; photo: string; photoAlt: string }

/** The leaders' portraits side by side. One that is being enhanced gets its own row with the result. */
export default function PhotoTool({ portraits }: { portraits: readonly Portrait[] }) {
  return (
    <div className="grid sm:grid-cols-3 gap-x-8 gap-y-12 grid-flow-dense mt-6">
      {portraits.map((portrait) => (
        <PhotoStrip key={portrait.id} {...portrait} />
      ))}
      <Toasts />
    </div>
  )
}

function PhotoStrip({ id, name, title, photo: path, photoAlt }: Portrait) {
  const { photo, enhance } = useEnhancement(path)
  return (
    <article
      className="photo-strip grid gap-6 items-start max-sm:data-[state=idle]:parts-2-3 xl:data-[state=idle]:grid-cols-2 sm:not-[[data-state=idle]]:col-span-full sm:not-[[data-state=idle]]:grid-cols-3"
      data-state={photo.state}
      aria-busy={photo.state === 'enhancing'}
    >
      <div className="flex flex-col items-start gap-1.5">
        <h3>{name}</h3>
        <p className="min-h-2lh text-small text-on-bottle-2">{title}</p>
        <p
          role="status"
          className="photo-state text-data mt-3.5 py-.5 px-1.75 rounded-bar fw-600"
          data-state={photo.state}
        >
          {words[photo.state]}
        </p>
        <Actions id={id} name={name} photo={photo} onEnhance={(strip) => void enhance(strip)} />
      </div>
      <figure className="-order-1">
        <img
          className="w-full aspect-1 object-cover"
          src={path}
          alt={photoAlt}
          width={1024}
          height={1024}
        />
        <figcaption className="mt-5 text-data text-on-bottle-2">Original</figcaption>
      </figure>
      {photo.state !== 'idle' && <EnhancedFigure name={name} path={path} photo={photo} />}
    </article>
  )
}

const words: Record<Photo['state'], string> = {
  idle: 'Not started',
  enhancing: 'Running',
  enhanced: 'Enhanced',
  failed: 'Failed',
}

type ActionsProps = { id: string; name: string; photo: Photo; onEnhance: (strip: Element) => void }

function Actions({ id, name, photo, onEnhance }: ActionsProps) {
  const isBusy = photo.state === 'enhancing'
  const action = isBusy ? 'Enhancing...' : 'Enhance with AI'
  return (
    <div className="flex flex-wrap gap-3 mt-3" translate="no">
      <button
        type="button"
        className="btn btn-light"
        // A disabled button would lose the focus.
        aria-disabled={isBusy}
        aria-label={`${action}: ${name}`}
        onClick={isBusy ? undefined : ({ currentTarget }) => onEnhance(currentTarget)}
      >
        {action}
      </button>
      {photo.state === 'enhanced' && (
        <a href={photo.image} download={`${id}-enhanced.png`} className="btn btn-dark">
          <span className="i-lucide-download" aria-hidden />
          Download
          <span className="sr-only"> {name}’s enhanced photo</span>
        </a>
      )}
    </div>
  )
}

type FigureProps = { name: string; path: string; photo: Photo }

function EnhancedFigure({ name, path, photo }: FigureProps) {
  const isEnhanced = photo.state === 'enhanced'
  return (
    <figure className="-order-1">
      {isEnhanced ? (
        <Compare name={name} original={path} enhanced={photo.image} />
      ) : (
        <div className="photo-empty grid place-items-center p-8 max-sm:p-5 w-full aspect-1 max-sm:aspect-auto">
          {photo.state === 'enhancing' && <Progress name={name} since={photo.since} />}
          {photo.state === 'failed' && (
            <p className="text-small px-3 py-2 bg-bottle">{photo.message}</p>
          )}
        </div>
      )}
      <figcaption className="mt-5 text-data text-on-bottle-2">
        Enhanced
        {isEnhanced && photo.isStandIn && (
          <span> by the local stand-in, not by a model: brightened and sharpened only</span>
        )}
      </figcaption>
    </figure>
  )
}

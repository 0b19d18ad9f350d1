import { Compare } from './compare.tsx'
import type { Photo } from './photo-state.ts'
import { Progress } from './progress.tsx'
import { useEnhancement } from './use-enhancement.ts'

/** A leader as the photo tool needs them; `photo` is the path of what is enhanced. */
export type Portrait = { id: string; name: string; title: string; photo: string; photoAlt: string }

const words: Record<Photo['state'], string> = {
  idle: 'Not started',
  enhancing: 'Running',
  enhanced: 'Enhanced',
  failed: 'Failed',
}

/** One leader's original, and beside it what becomes of it. */
export function PhotoStrip({ id, name, title, photo: path, photoAlt }: Portrait) {
  const { photo, enhance } = useEnhancement(path)
  const isBusy = photo.state === 'enhancing'
  return (
    <article className="photo-strip" aria-busy={isBusy}>
      <div className="photo-about">
        <h3>{name}</h3>
        <p className="small text-on-bottle-2">{title}</p>
        <p className="photo-state data" data-state={photo.state}>
          {words[photo.state]}
        </p>
        <div className="photo-actions">
          <button
            type="button"
            className="btn btn-light"
            disabled={isBusy}
            onClick={() => void enhance()}
          >
            {isBusy ? 'Enhancing...' : 'Enhance with AI'}
            <span className="sr-only">: {name}</span>
          </button>
          {photo.state === 'enhanced' && (
            <a href={photo.image} download={`${id}-enhanced.png`} className="btn btn-dark">
              <span className="i-lucide-download" aria-hidden />
              Download
              <span className="sr-only"> {name}’s enhanced photo</span>
            </a>
          )}
        </div>
      </div>
      <figure className="photo-frame">
        <img src={path} alt={photoAlt} width={1024} height={1024} />
        <figcaption>Original</figcaption>
      </figure>
      <figure className="photo-frame" data-state={photo.state}>
        {photo.state === 'enhanced' ? (
          <Compare name={name} original={path} enhanced={photo.image} />
        ) : (
          <div className="photo-empty">
            {photo.state === 'enhancing' && <Progress name={name} since={photo.since} />}
            {photo.state === 'failed' && <p className="small">{photo.message}</p>}
            {photo.state === 'idle' && <p className="small">Nothing made yet</p>}
          </div>
        )}
        <figcaption>
          Enhanced
          {photo.state === 'enhanced' && photo.isStandIn && (
            <span> by the local stand-in, not by a model: brightened and sharpened only</span>
          )}
        </figcaption>
      </figure>
    </article>
  )
}

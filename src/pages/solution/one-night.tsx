import { screens } from '../../screens/screens.tsx'
import type * as copy from './copy.ts'
import { SceneOf } from './scene.tsx'

type Props = {
  indexTitle: string
  scenes: typeof copy.scenes
  dusk: typeof copy.dusk
  dawn: typeof copy.dawn
}

/** The screens in the order of their moments: days before on the page's ground, then the night. */
export function OneNight({ indexTitle, scenes: { before, night }, dusk, dawn }: Props) {
  return (
    <div className="ruled one-night" data-band="Screens">
      <nav aria-label={indexTitle} className="screen-index on-dark no-print">
        <ol className="page list-none">
          {[...before, ...night].map(({ name, time }) => (
            <li key={name}>
              <a href={`#${name}`}>
                <b className="figures">{time}</b> {screens[name].title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="page">
        {before.map((scene) => (
          <SceneOf key={scene.name} {...scene} />
        ))}
      </div>
      <div className="after-dark on-dark">
        <div className="page">
          <Moment {...dusk} className="dusk" />
          {night.map((scene) => (
            <SceneOf key={scene.name} {...scene} />
          ))}
          <Moment {...dawn} className="dawn" />
        </div>
      </div>
    </div>
  )
}

/** The night's beginning or its end, in a number that fills its place. */
function Moment({ time, text, className }: typeof copy.dusk & { className: string }) {
  return (
    <p className={className}>
      <b className="figures">{time}</b>
      {text}
    </p>
  )
}
